const folderOf = (name: string): string => name.slice(0, Math.max(name.lastIndexOf('/'), 0))

/**
 * Which of the files below a folder are scenarios: YAML files. Where things have their homes (a folder with a family.yaml) only `*.scenario.yaml`
 * is one.
 */
export function scenarioNames(names: readonly string[]): string[] {
  const all = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/(^|\/)(node_modules|dist)\//.test(name) && /\.ya?ml$/.test(name))
  const homes = new Set(all.filter((name) => /(^|\/)family\.yaml$/.test(name)).map(folderOf))
  return all.filter((name) => /\.scenario\.ya?ml$/.test(name) || !homes.has(folderOf(name))).sort()
}
