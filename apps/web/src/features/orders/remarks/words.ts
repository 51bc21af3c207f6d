import type { OrderProblem, ProblemAnswer, ProblemKind } from '@planner/contract/order-remarks'

import { inRupees } from '#platform/rupees.ts'

export const kindNames: Record<ProblemKind, string> = {
  missing: 'Missing',
  damaged: 'Damaged or spoiled',
  wrong_item: 'Something else came',
  wrong_price: 'Wrong price',
  other: 'Something else is wrong',
}

export const answerNames: Record<ProblemAnswer, string> = {
  bring: 'Will bring it',
  refund: 'Refund',
  price: 'Correct the price',
  cannot: 'Can’t help',
}

/** The page’s copy about problems and messages. */
export const remarkWords = {
  report: 'Something is wrong',
  reportText: (until: string) =>
    `Choose what is wrong. The seller is told at once and answers here. Possible until ${until}.`,
  choose: 'Choose at least one item.',
  what: 'What is wrong?',
  billed: 'Billed, ₹ each',
  billedWrong: 'Enter the price you were billed, such as 66.50.',
  describe: 'In your words',
  describeWrong: 'Describe what is wrong.',
  send: 'Send',
  reported: 'Sent. The answer will show here.',
  problems: 'Problems you reported',
  waiting: 'Waiting for the answer',
  message: 'Message the shop',
  messageText: 'One short message about this order. The shop can reply in a line.',
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
    bring: 'It will be brought to you',
    refund: `Refund of ${amount}`,
    price: `Price corrected to ${amount} each`,
    cannot: 'Nothing can be done about it',
  }
  return answer.words ? `${answerWords[answer.kind]}: ${answer.words}` : answerWords[answer.kind]
}

/** Describes a problem: 'Wrong price, billed at ₹60.00 each'. */
export const problemInWords = ({ kind, billed }: OrderProblem): string =>
  billed === null ? kindNames[kind] : `${kindNames[kind]}, billed at ${inRupees(billed)} each`
