/** A worker that dies is replaced by the pool: what it was doing gets a second chance. */
export async function secondChance<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch {
    return await act()
  }
}
