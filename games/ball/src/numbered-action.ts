/** An action with one number. */
type Numbered<Field extends string> = { readonly type: string } & { readonly [name in Field]: number }

/**
 * Actions of one type that differ in one number: each is made once and shared by all lists. Lists of legal actions are asked for all
 * the time, and making their actions anew was a good part of the garbage.
 */
export function numberedAction<Field extends string>(type: string, field: Field): (value: number) => Numbered<Field> {
  const made: Numbered<Field>[] = []
  return (value) => {
    made[value] ??= Object.freeze({ type, [field]: value }) as Numbered<Field>
    return made[value]
  }
}
