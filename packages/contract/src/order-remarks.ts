import * as z from 'zod/mini'
import { Price } from './cart.ts'
import { orders as limits } from './constants/orders.ts'
import { Id, Instant, optionalText, text } from './fields.ts'

/** What can be wrong with a delivered line. */
export const problemKinds = ['missing', 'damaged', 'wrong_item', 'wrong_price', 'other'] as const
const ProblemKind = z.enum(problemKinds, 'kind must be missing, damaged, wrong_item, wrong_price or other')
export type ProblemKind = z.infer<typeof ProblemKind>

/** What a shop does about it: brings it, takes an amount off, bills another price, or nothing. */
export const problemAnswers = ['bring', 'refund', 'price', 'cannot'] as const
const ProblemAnswer = z.enum(problemAnswers, 'answer must be bring, refund, price or cannot')
export type ProblemAnswer = z.infer<typeof ProblemAnswer>

/** What a shop can answer: a wrong price is no thing that could be brought. */
export const answersTo = (kind: ProblemKind): readonly ProblemAnswer[] =>
  kind === 'wrong_price' ? ['price', 'refund', 'cannot'] : ['bring', 'refund', 'cannot']

/** What a customer said is wrong with a line of a delivered order, and what was answered. */
export const OrderProblem = z.object({
  id: Id,
  /** The line's place in `items`. */
  index: z.int(),
  kind: ProblemKind,
  /** What was billed for one piece, in rupees; of a wrong price only. */
  billed: z.nullable(z.number()),
  words: z.nullable(z.string()),
  said_at: Instant,
  answer: z.nullable(
    z.object({
      kind: ProblemAnswer,
      /** The refund, or the new price of one piece. */
      amount: z.nullable(z.number()),
      words: z.nullable(z.string()),
      at: Instant,
    }),
  ),
})
export type OrderProblem = z.infer<typeof OrderProblem>

/** A message to the shop of a part, and its answer. */
export const OrderMessage = z.object({
  id: Id,
  part_id: Id,
  words: z.string(),
  said_at: Instant,
  answer: z.nullable(z.object({ words: z.string(), at: Instant })),
})
export type OrderMessage = z.infer<typeof OrderMessage>

/** Which lines a problem can be reported of now, and until when. */
export const Reportable = z.object({ until: Instant, lines: z.array(z.int()) })

const Words = optionalText('Description', { max: limits.remarkMax })

/** One line of a report. */
export const Reported = z
  .object({
    index: z.int('index must be the number of a line').check(z.minimum(0, 'index must not be negative')),
    kind: ProblemKind,
    billed: z.optional(Price),
    words: z.optional(Words),
  })
  .check(
    z.refine(({ kind, billed }) => kind !== 'wrong_price' || billed !== undefined, 'Enter the price you were billed'),
    z.refine(({ kind, words }) => kind !== 'other' || Boolean(words), 'Describe what’s wrong'),
  )

/** What a customer tells a shop while an order is under way. */
export const Message = text('Message', { max: limits.remarkMax })

/** An administrator's answer in place of a shop's. */
export const answerFields = {
  answer: ProblemAnswer,
  /** The refund, or the new price of one piece. */
  amount: z.optional(Price),
  words: z.optional(optionalText('Note', { max: limits.remarkMax })),
}
