import * as z from 'zod/mini'
import { Price } from './cart.ts'
import { orders as limits } from './constants/orders.ts'
import { Id, Instant, optionalText, text } from './fields.ts'

/** Possible problems of a delivered line. */
export const deliveredKinds = ['missing', 'damaged', 'wrong_item', 'wrong_price', 'other'] as const
/** 'late' asks where a shop's part is that was not delivered in time; its line stands for the whole part. */
const problemKinds = [...deliveredKinds, 'late'] as const
const ProblemKind = z.enum(problemKinds, 'kind must be missing, damaged, wrong_item, wrong_price, other or late')
export type ProblemKind = z.infer<typeof ProblemKind>

/** A shop's response: deliver it, refund an amount, bill another price, or nothing. */
export const problemAnswers = ['bring', 'refund', 'price', 'cannot'] as const
const ProblemAnswer = z.enum(problemAnswers, 'answer must be bring, refund, price or cannot')
export type ProblemAnswer = z.infer<typeof ProblemAnswer>

/**
 * Returns the answers allowed for a problem: a wrong price cannot be fixed by delivering something, and what is late may
 * still come, or be cancelled and refunded then.
 */
export function answersTo(kind: ProblemKind): readonly ProblemAnswer[] {
  if (kind === 'late') return ['bring', 'cannot']
  return kind === 'wrong_price' ? ['price', 'refund', 'cannot'] : ['bring', 'refund', 'cannot']
}

/** A problem reported by the customer for a line of a delivered order, and the answer. */
export const OrderProblem = z.object({
  id: Id,
  /** The index of the line in `items`. */
  index: z.int(),
  kind: ProblemKind,
  /** The billed price per piece in rupees; only for a wrong price. */
  billed: z.nullable(z.number()),
  words: z.nullable(z.string()),
  said_at: Instant,
  /** The most that can be refunded for the line, in rupees with tax; only while the problem is open. */
  due: z.optional(z.number()),
  answer: z.nullable(
    z.object({
      kind: ProblemAnswer,
      /** The refund, or the new price per piece. */
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

/** The lines for which a problem can be reported now, and until when. */
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

/** A customer's message to a shop while an order is in progress. */
export const Message = text('Message', { max: limits.remarkMax })

/** An administrator's answer on behalf of a shop. */
export const answerFields = {
  answer: ProblemAnswer,
  /** The refund, or the new price per piece. */
  amount: z.optional(Price),
  words: z.optional(optionalText('Note', { max: limits.remarkMax })),
}
