/** A module of this package for a thread of its own, compiled also where the sources are run: threads know no TypeScript. */
export function compiled(from: string, path: string): URL {
  const url = new URL(`${path}.js`, from)
  return from.endsWith('.ts') ? new URL(url.href.replace('/server/src/', '/server/dist/')) : url
}
