import { z } from 'zod'
import { MOST_ACTIONS, OFFERS, PHRASES, ROOMS } from './messages.ts'

/** What a client may say, checked at the server's door: unknown fields are refused. */

const id = z.string().regex(/^[\w-]{8,40}$/)
const matchId = z.string().regex(/^[\w-]{8,40}$/)
const seq = z.int().min(0).max(10_000_000)
const scalar = z.union([z.string().max(200), z.number(), z.boolean(), z.null()])
/** Flat plain data, as the engine's actions are. */
const action = z
  .record(z.string().max(40), scalar)
  .refine((value) => typeof value.type === 'string', 'an action has a type')
  .refine((value) => Object.keys(value).length <= 24, 'an action has at most 24 fields')

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))

export const clientMessage = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    protocol: z.int(),
    match: matchId,
    /** The number of the next entry wanted; -1: nothing is known yet. */
    have: z.int().min(-1).max(10_000_000),
    tag: z.string().max(40),
    watch: z.string().max(64).optional(),
    /** The view had become another one than the server's. */
    differed: z.boolean().optional(),
  }),
  z.strictObject({ t: z.literal('act'), seq, id, actions: z.array(action).min(1).max(MOST_ACTIONS) }),
  /** Back to so many actions of the match. */
  z.strictObject({ t: z.literal('undo'), seq, id, to: seq }),
  z.strictObject({ t: z.literal('offer'), kind: z.enum(OFFERS), id }),
  z.strictObject({ t: z.literal('reply'), kind: z.enum(OFFERS), yes: z.boolean(), id }),
  /** More time for all others. */
  z.strictObject({ t: z.literal('give'), id }),
  /** A word to the one who is waited for. */
  z.strictObject({ t: z.literal('nudge'), id }),
  /** Somebody who counted as away is there again. */
  z.strictObject({ t: z.literal('back'), id }),
  z.strictObject({ t: z.literal('concede'), id }),
  z.strictObject({ t: z.literal('claim'), id }),
  z.strictObject({ t: z.literal('always'), kind: z.string().max(80), answer: z.enum(['always', 'never', 'ask']), id }),
  z.strictObject({ t: z.literal('seal'), seat: z.int().min(0).max(5), seal: hex(64) }),
  z.strictObject({ t: z.literal('open'), seat: z.int().min(0).max(5), seed: hex(32) }),
  z.strictObject({
    t: z.literal('say'),
    room: z.enum(ROOMS),
    id,
    text: z.string().min(1).max(300).optional(),
    phrase: z.enum(PHRASES).optional(),
  }),
  z.strictObject({ t: z.literal('here'), visible: z.boolean() }),
  z.strictObject({ t: z.literal('ping'), n: z.int() }),
])
export type ClientMessage = z.infer<typeof clientMessage>

const name = z.string().trim().min(1).max(24)
const passphrase = z.string().min(8).max(200)

const terms = z.strictObject({
  absence: z.enum(['wait', 'claim', 'computer']),
  away: z.int().min(10).max(86_400),
  delay: z.int().min(0).max(600),
  chat: z.boolean(),
  clock: z
    .strictObject({
      turn: z.int().min(5).max(86_400),
      answer: z.int().min(5).max(86_400),
      bank: z.int().min(0).max(86_400),
    })
    .nullable(),
})

/** How well a computer plays, by name or by number, and in which style. */
const rank = z.enum([
  ...(['random', 'rookie', 'regular', 'veteran', 'master'] as const),
  ...(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const),
])
const style = z.enum(['bold', 'careful', 'passing', 'bashing'])

/** The bodies of the addresses under /api. */
export const requests = {
  newMatch: z.strictObject({
    game: z.string().max(40),
    options: z.record(z.string().max(60), z.unknown()),
    /** By seat: 'me', 'open' (somebody with the link), or the level of a computer. */
    seats: z
      .array(z.union([z.enum(['me', 'open']), rank, z.templateLiteral([rank, '/', style])]))
      .min(1)
      .max(6),
    terms: terms.partial().optional(),
  }),
  join: z.strictObject({ token: z.string().max(64), name: name.optional() }),
  revoke: z.strictObject({ seat: z.int().min(0).max(5).nullable() }),
  rename: z.strictObject({ name }),
  signUp: z.strictObject({ name, passphrase }),
  signIn: z.strictObject({ name, passphrase }),
  recover: z.strictObject({ name, code: z.string().max(80), passphrase }),
  block: z.strictObject({ who: z.string().max(40), blocked: z.boolean() }),
  report: z.strictObject({ match: matchId, who: z.string().max(40), why: z.string().max(500) }),
  settings: z.strictObject({ chat: z.boolean() }),
  erase: z.strictObject({ name }),
}
export type Requests = { readonly [name in keyof typeof requests]: z.infer<(typeof requests)[name]> }
