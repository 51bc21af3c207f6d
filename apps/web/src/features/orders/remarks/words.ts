import type { OrderProblem, ProblemAnswer, ProblemKind } from '@planner/contract/order-remarks'
import type { Order } from '@planner/contract/orders'

import { inRupees } from '#platform/rupees.ts'

export const kindNames: Record<ProblemKind, string> = {
  missing: 'Missing',
  damaged: 'Damaged or spoiled',
  wrong_item: 'Wrong item',
  wrong_price: 'Wrong price',
  other: 'Other problem',
  late: 'Late, not delivered yet',
}

export const answerNames: Record<ProblemAnswer, string> = {
  bring: 'Will bring it',
  refund: 'Refund',
  price: 'Correct the price',
  cannot: 'Can’t help',
}

/** The page’s copy about problems and messages. */
export const remarkWords = {
  report: 'Report a problem',
  reportText: (until: string) =>
    `Tell us what’s wrong. We’ll pass it on right away, and you’ll see the reply here. You can report problems until ${until}.`,
  lateText: 'We’ll ask where your order is. You’ll see the reply here.',
  late: (seller: string) => `Late: ${seller}`,
  ours: 'what we deliver ourselves',
  choose: 'Choose at least one item.',
  what: 'What’s wrong?',
  billed: 'Billed, ₹ each',
  billedWrong: 'Enter the price you were billed, such as 66.50.',
  describe: 'In your own words',
  describeWrong: 'Describe what’s wrong.',
  send: 'Send',
  reported: 'Sent. You’ll see the reply here.',
  problems: 'Problems you reported',
  waiting: 'Waiting for a reply',
  message: 'Message the shop',
  messageText: 'Send a short message about this order. The shop can reply once.',
  yourMessage: 'Your message',
  messageSent: 'Message sent',
  noReply: 'No reply yet',
  replied: (words: string) => `The shop replied: ${words}`,
  failed: 'Couldn’t send that. Please try again.',
  notReached: 'There’s no connection, so nothing was sent. What you wrote is still here.',
  refunded: (amount: string) => `${amount} refunded`,
} as const

/** Describes the answer to a problem for the customer: 'Refund of ₹52.00'. */
export function answerInWords({ answer }: OrderProblem): string {
  if (!answer) return remarkWords.waiting
  const amount = inRupees(answer.amount ?? 0)
  const answerWords: Record<ProblemAnswer, string> = {
    bring: 'On its way to you',
    refund: `Refund of ${amount}`,
    price: `Price corrected to ${amount} each`,
    cannot: 'Sorry, this can’t be resolved',
  }
  return answer.words ? `${answerWords[answer.kind]}: ${answer.words}` : answerWords[answer.kind]
}

/** Describes a problem: 'Wrong price, billed at ₹60.00 each'. */
export const problemInWords = ({ kind, billed }: OrderProblem): string =>
  billed === null ? kindNames[kind] : `${kindNames[kind]}, billed at ${inRupees(billed)} each`

/** Returns who delivers a line, for a question about all that they deliver. */
export const sellerOf = ({ parts }: Pick<Order, 'parts'>, index: number): string =>
  parts.find(({ lines }) => lines.some((line) => line.index === index))?.vendor_name ?? remarkWords.ours

/** Returns what a problem is about: an item, or who is late. */
export const aboutOf = (order: Pick<Order, 'parts' | 'items'>, { kind, index }: OrderProblem): string =>
  kind === 'late' ? sellerOf(order, index) : order.items[index]!.name
