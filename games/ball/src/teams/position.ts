/** A position that a team may hire, as its list prints it. */
export interface Position {
  readonly id: string
  readonly name: string
  /** Gold pieces. */
  readonly cost: number
  readonly ma: number
  readonly st: number
  readonly ag: number
  /** Null where the list has a dash. */
  readonly pa: number | null
  readonly av: number
  /** Ids of the skill catalogue. */
  readonly skills: readonly string[]
  /** Letters of the categories (A, G, M, P, S) that are open to them, '' for none. */
  readonly primary: string
  readonly secondary: string
}

/** 'MA ST AG PA AV' with '-' for no PA. */
export function figuresOf(profile: string): Pick<Position, 'ma' | 'st' | 'ag' | 'pa' | 'av'> {
  const [ma, st, ag, pa, av] = profile.split(' ')
  return { ma: Number(ma), st: Number(st), ag: Number(ag), pa: pa === '-' ? null : Number(pa), av: Number(av) }
}

/** Ids with blanks between. */
export const idsOf = (text: string): string[] => (text === '' ? [] : text.split(' '))
