export function gather(): string[]
