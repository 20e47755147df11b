export function gather(): string[]
export function gathered(): Map<string, string>
