import { formatRupees } from '@planner/commerce/money'
import { orders as limits } from '@planner/contract/constants/orders'
import { answersTo, type ProblemAnswer } from '@planner/contract/order-remarks'
import type { OrderPartRow, OrderRemarkRow } from '#platform/db/tables/orders.ts'
import { escapeHtml } from '#platform/html.ts'
import { dueOfLine } from '../parts/settle.ts'
import { isOpen, isProblem } from '../remarks/reportable.ts'
import type { OrderWithPayment } from '../store.ts'
import { hidden, paragraph } from './html.ts'
import type { Words } from './words.ts'

/**
 * Returns the customer's remarks on a part: problems with three possible answers each, and messages with a reply field.
 */
export function remarksBody(order: OrderWithPayment, part: OrderPartRow, words: Words): string {
  const own = order.remarks.filter((remark) => remark.part_id === part.id)
  // A message whose author is gone has no words any more.
  const messages = own.filter((remark) => !isProblem(remark) && remark.words !== null)
  return [
    section(
      words.problems,
      own.filter(isProblem).map((remark) => problemBody(order, remark, words)),
    ),
    section(
      words.messages,
      messages.map((remark) => messageBody(remark, words)),
    ),
  ].join('')
}

const section = (heading: string, items: string[]): string =>
  items.length === 0
    ? ''
    : `<section><h2>${escapeHtml(heading)}</h2><ul class="lines">${items.map((item) => `<li>${item}</li>`).join('\n')}</ul></section>`

function problemBody(order: OrderWithPayment, remark: OrderRemarkRow, words: Words): string {
  const { kind, answer } = remark
  if (kind === 'message' || answer === 'reply') return ''
  const line = order.lines[remark.line!]!
  const billed = remark.billed_paise === null ? '' : words.billed(formatRupees(remark.billed_paise))
  return `<p><strong>${line.quantity} × ${escapeHtml(line.name)}</strong></p>
${paragraph([words.problem[kind], billed].filter(Boolean).join(', '))}${paragraph(remark.words ? `“${remark.words}”` : '', 'soft')}
${
  answer
    ? paragraph(words.answered[answer](formatRupees(remark.answer_paise ?? 0)), 'soft') +
      paragraph(returnedHow(answer, order, words), 'soft') +
      paragraph(remark.answer_words ?? '', 'soft')
    : `<div class="answers">${answersTo(kind)
        .map((one) =>
          answerForm(one, {
            remark,
            words,
            amount: amountFor(one, order, remark),
            returned: returnedHow(one, order, words),
          }),
        )
        .join('\n')}</div>`
}`
}

/** Returns the initial value of an answer's amount field; null if it has none. */
function amountFor(answer: ProblemAnswer, order: OrderWithPayment, { line }: OrderRemarkRow): number | null {
  if (answer === 'refund') return dueOfLine(order, order.parts, line!)
  return answer === 'price' ? order.lines[line!]!.price : null
}

/** Returns who gives the customer the money back; empty for an answer without money. */
function returnedHow(answer: ProblemAnswer, { payment }: OrderWithPayment, words: Words): string {
  if (answer !== 'refund' && answer !== 'price') return ''
  return payment?.status === 'paid' ? words.returned.online : words.returned.byShop
}

function answerForm(
  answer: ProblemAnswer,
  {
    remark,
    words,
    amount,
    returned,
  }: { remark: OrderRemarkRow; words: Words; amount: number | null; returned: string },
): string {
  const label = answer === 'price' ? words.rightPrice : words.amountBack
  return `<details><summary>${escapeHtml(words.answers[answer])}</summary><form method="post">${hidden('action', 'problem')}${hidden('remark', remark.id)}${hidden('answer', answer)}
${amount === null ? '' : `<label>${escapeHtml(label)}<input name="amount" inputmode="decimal" maxlength="12" required value="${amount / 100}"></label>`}${paragraph(returned, 'soft')}
<label>${escapeHtml(words.note)}<input name="words" maxlength="${limits.remarkMax}"></label>
<div class="acts"><button>${escapeHtml(words.send)}: ${escapeHtml(words.answers[answer])}</button></div></form></details>`
}

function messageBody(remark: OrderRemarkRow, words: Words): string {
  const said = paragraph(`“${remark.words}”`)
  if (!isOpen(remark)) return `${said}${paragraph(words.replied(remark.answer_words ?? ''), 'soft')}`
  return `${said}<form method="post">${hidden('action', 'reply')}${hidden('remark', remark.id)}
<label>${escapeHtml(words.yourReply)}<input name="words" maxlength="${limits.remarkMax}" required></label>
<div class="acts"><button>${escapeHtml(words.send)}</button></div></form>`
}
