/** So many steps at the usual pace make a turn long; nobody walks faster than so many times that pace. */
const LONG = 50
const FASTEST = 4

/** How long a computer takes for one step when its turn has lasted so long: it hurries more and more. */
export const hurried = (usual: number, lasted: number): number =>
  usual === 0 ? 0 : usual * Math.max(1 / FASTEST, 1 - lasted / (LONG * usual))
