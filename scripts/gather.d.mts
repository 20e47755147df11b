export function gather(): string[]
export function gathered(sets?: ReadonlySet<string>): [path: string, text: string][]
