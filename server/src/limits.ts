/** So many at once, and so many a second afterwards. */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

export const ALLOWED = {
  /** Messages of one line. */
  message: { burst: 120, perSecond: 40 },
  act: { burst: 60, perSecond: 20 },
  say: { burst: 5, perSecond: 0.5 },
  /** Gifts of time, and words to the one who is waited for, of one seat. */
  give: { burst: 5, perSecond: 1 / 30 },
  nudge: { burst: 1, perSecond: 1 / 30 },
  /** Lines opened by one account. */
  hello: { burst: 30, perSecond: 0.5 },
  request: { burst: 120, perSecond: 20 },
  signUp: { burst: 5, perSecond: 5 / 3600 },
  guest: { burst: 60, perSecond: 1 / 20 },
  signIn: { burst: 10, perSecond: 10 / 3600 },
  newMatch: { burst: 30, perSecond: 1 / 10 },
  report: { burst: 5, perSecond: 1 / 60 },
} as const satisfies Readonly<Record<string, Allowance>>
export type Allowed = keyof typeof ALLOWED

/**
 * Lines one account, and one address, may have open: a club plays behind one address, and a line that broke without a word counts
 * until it is missed.
 */
export const MOST_LINES = { account: 12, address: 60 }
/** Text that a slow reader may leave unread. */
export const MOST_UNREAD = 256 * 1024

interface Bucket {
  left: number
  at: number
}

/** Token buckets of this process, by what and by whom. */
export class Limits {
  private readonly buckets = new Map<string, Bucket>()
  private readonly now: () => number
  private readonly isOff: boolean

  constructor(now: () => number, isOff = false) {
    this.now = now
    this.isOff = isOff
  }

  /** Takes one; false where none is left. */
  take(what: Allowed, who: string): boolean {
    if (this.isOff) return true
    const { burst, perSecond }: Allowance = ALLOWED[what]
    const key = `${what}/${who}`
    const now = this.now()
    const bucket = this.buckets.get(key) ?? { left: burst, at: now }
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    this.buckets.set(key, bucket)
    if (this.buckets.size > 50_000) this.sweep()
    if (bucket.left < 1) return false
    bucket.left--
    return true
  }

  /** Full buckets need not be remembered. */
  private sweep(): void {
    for (const [key, { left, at }] of this.buckets) {
      const { burst, perSecond }: Allowance = ALLOWED[key.slice(0, key.indexOf('/')) as Allowed]
      if (left + ((this.now() - at) / 1000) * perSecond >= burst) this.buckets.delete(key)
    }
  }
}
