import { formatRupees, toPaise } from '@planner/commerce/money'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import { answersTo, type ProblemAnswer } from '@planner/contract/order-remarks'
import type { answerProblem as contract } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { reopenLacking } from '#features/shopping-list/reopen-lacking.ts'
import type { Line } from '#platform/db/tables/cart.ts'
import type { OrderPartRow, OrderRemarkRow, OrderRow } from '#platform/db/tables/orders.ts'
import { Problem } from '#platform/problem.ts'
import { nameOf } from '../name-of.ts'
import { partialRefundWords } from '../parts/refund-sentences.ts'
import { dueOfLine, setTotals } from '../parts/settle.ts'
import { paymentOf } from '../parts/store.ts'
import { owe } from '../parts/to-refund.ts'
import { type Work, workOnOrder } from '../parts/work-on-order.ts'
import { type OrderWithPayment, orderById } from '../store.ts'
import { isOpen, isProblem } from './reportable.ts'
import { remarksOf, setAnswer } from './store.ts'

/** An answer to a problem or a message. `paise` is a refund, or the new price per piece. */
export type RemarkAnswer = { answer: ProblemAnswer | 'reply'; paise: number | null; words: string }

/** The result: 'done', also if the same answer was given before, or why it was refused. */
export type RemarkReply = 'done' | 'answered' | 'amount' | 'words' | 'closed'

/** Who answers: the shop of a part, or an administrator on behalf of the seller. */
type From = { partId: string } | { admin: Actor }

/**
 * Answers a customer's remark about an order, once. Updates the order accordingly and notifies the author.
 *
 * @throws Problem `order.not-found`.
 */
export async function answerRemark(
  context: Context,
  { orderId, remarkId }: { orderId: string; remarkId: string },
  from: From,
  answer: RemarkAnswer,
): Promise<RemarkReply> {
  let reply: RemarkReply = 'done'
  const lacking: { order: OrderRow; line: Line; deliveredAt: Date }[] = []
  await workOnOrder(context, orderId, async (work) => {
    const remarks = await remarksOf(work.tx, orderId)
    const remark = remarks.find(({ id }) => id === remarkId)
    if (!remark || ('partId' in from && remark.part_id !== from.partId)) {
      reply = 'closed'
      return
    }
    const part = work.parts.find(({ id }) => id === remark.part_id) ?? null
    const done = await answered(work, { remark, part, answer })
    if (typeof done === 'string') {
      reply = done
      return
    }
    const { now, tx, note, order } = work
    await setAnswer(tx, remarkId, {
      answer: answer.answer,
      answer_paise: answer.paise,
      answer_words: answer.words || null,
      answered_at: now,
    })
    for (const said of done.says) note(said)
    const others = remarks.filter((one) => one.id !== remarkId && one.part_id === remark.part_id && isOpen(one))
    if (others.length > 0) work.collect()
    // Of a part that is still on its way, only an unanswered question is looked for.
    else if (part?.state === 'delivered' || (part && remark.kind === 'late')) part.next_at = null
    if (isProblem(remark)) {
      const by = 'admin' in from ? from.admin : null
      await record(context, tx, 'order.problem-answered', by, { subjectId: order.user_id, about: nameOf(orderId) })
    }
    // Another household member is notified as long as they can see the order.
    if (remark.said_by && (await orderById(tx, orderId, remark.said_by))) work.tellAlso(remark.said_by)
    if (isLacking(remark, answer)) lacking.push(markLacking(work, remark.line!, part))
  })
  // Outside the order's transaction, so that the order does not wait for a lock on the list.
  for (const { order, ...gone } of lacking) await reopenLacking(context, order, gone)
  return reply
}

/** Answers a problem as an administrator. @throws Problem `order.not-found`, or why the answer is refused. */
export async function answerProblem(
  context: Context,
  by: Actor,
  { id, problem_id: remarkId, answer, amount, words = '' }: CheckedInputOf<typeof contract>,
): Promise<OrderWithPayment> {
  const paise = amount === undefined ? null : toPaise(amount)
  const reply = await answerRemark(context, { orderId: id, remarkId }, { admin: by }, { answer, paise, words })
  if (reply !== 'done') throw new Problem(refusals[reply])
  return (await orderById(context.db, id))!
}

const refusals = {
  answered: 'order.problem-answered',
  amount: 'order.problem-amount',
  words: 'order.answer-unfit',
  closed: 'order.problem-not-found',
} as const

async function answered(
  work: Work,
  { remark, part, answer }: { remark: OrderRemarkRow; part: OrderPartRow | null; answer: RemarkAnswer },
): Promise<{ says: string[] } | RemarkReply> {
  const shop = part?.vendor_name ?? 'The shop'
  const { words } = answer
  if (!isOpen(remark)) return isSame(remark, answer) ? 'done' : 'answered'
  if (remark.kind === 'message') {
    if (answer.answer !== 'reply') return 'closed'
    return words ? { says: [`${shop} replied: ${words}`] } : 'words'
  }
  if (answer.answer === 'reply' || !answersTo(remark.kind).includes(answer.answer)) return 'words'
  const name = remark.kind === 'late' ? null : work.order.lines[remark.line!]!.name
  const changed = change(work, { remark, part, answer })
  if (changed === null) return 'amount'
  // In an order without parts, nothing else recomputes the totals.
  if (changed > 0) setTotals(work.order, work.parts)
  const payment = await paymentOf(work.tx, work.order.id)
  const isPaidOnline = payment === 'paid'
  if (changed > 0) owe(work.order, part, { paise: changed, isPaidOnline })
  const back = changed > 0 ? partialRefundWords({ amount: changed, shop, part, isPaidOnline }) : []
  const said = `${shop} ${inWords(answer, name)}`
  return { says: [[words ? `${said}: ${withoutStop(words)}` : said, ...back].join('. ')] }
}

/** Whether the customer stays without the item: it was missing or damaged, and is not brought. */
const isLacking = ({ kind }: OrderRemarkRow, { answer }: RemarkAnswer): boolean =>
  (kind === 'missing' || kind === 'damaged') && (answer === 'refund' || answer === 'cannot')

function markLacking({ order, now }: Work, index: number, part: OrderPartRow | null) {
  const line = order.lines[index]!
  line.lacking = true
  const delivered = order.timeline.findLast(({ status }) => status === 'delivered')?.at
  return { order, line, deliveredAt: part?.delivered_at ?? (delivered ? new Date(delivered) : now) }
}

/** Removes the final full stop, because another sentence may follow. */
const withoutStop = (words: string): string => words.replace(/[.।\s]+$/u, '')

/** Whether an answer repeats the earlier one: a second press of the same button. */
const isSame = (remark: OrderRemarkRow, { answer, paise, words }: RemarkAnswer): boolean =>
  remark.answer === answer && remark.answer_paise === paise && (remark.answer_words ?? '') === words

/**
 * Applies an answer to the order's lines.
 *
 * @returns the amount due back to a customer who has paid, in paise; null for an invalid amount.
 */
function change(
  { order, parts }: Work,
  {
    remark,
    part,
    answer: { answer, paise },
  }: { remark: OrderRemarkRow; part: OrderPartRow | null; answer: RemarkAnswer },
): number | null {
  if (answer !== 'refund' && answer !== 'price') return 0
  const line = order.lines[remark.line!]!
  const due = () => dueOfLine(order, parts, remark.line!)
  const before = due()
  if (paise === null || paise <= 0) return null
  if (answer === 'refund') {
    if (paise > before) return null
    line.refunded = (line.refunded ?? 0) + paise
    return paise
  }
  const overbilled = Math.max(0, (remark.billed_paise ?? 0) - line.price) * line.quantity
  const { price, quoted } = line
  Object.assign(line, { price: paise, quoted: false })
  const said = part?.lines.find(({ index }) => index === remark.line)
  const saidBefore = { ...said }
  // A price stated by the shop includes tax.
  if (said) Object.assign(said, { state: 'yes', proposal: null })
  const now = due()
  // A price can only be lowered, since nobody pays more than was agreed, and not below what was refunded already.
  if (now >= 0 && now <= before) return before - now + overbilled
  Object.assign(line, { price, quoted })
  if (said) Object.assign(said, saidBefore)
  return null
}

/** @param name the item; null for a question about the whole part. */
function inWords({ answer, paise }: RemarkAnswer, name: string | null): string {
  if (answer === 'bring') return name === null ? 'is on its way' : `will bring ${name}`
  if (answer === 'refund') return `refunds ${formatRupees(paise!)} for ${name}`
  if (answer === 'price') return `corrected the price of ${name} to ${formatRupees(paise!)} each`
  return name === null ? 'can’t deliver it sooner' : `can’t do anything about ${name}`
}
