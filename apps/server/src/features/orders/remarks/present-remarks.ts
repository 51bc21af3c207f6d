import { toRupees } from '@planner/commerce/money'
import type { OrderMessage, OrderProblem } from '@planner/contract/order-remarks'
import type { OrderRemarkRow } from '#platform/db/tables/orders.ts'
import { dueOfLine } from '../parts/settle.ts'
import type { OrderWithPayment } from '../store.ts'

/** Presents an order's problems to its customer and administrators. Timestamps may come as JSON text. */
export const presentProblems = (order: Pick<OrderWithPayment, 'lines' | 'parts' | 'remarks'>): OrderProblem[] =>
  order.remarks.flatMap((remark) => {
    if (remark.kind === 'message') return []
    const { answer, answered_at: at } = remark
    return [
      {
        id: remark.id,
        index: remark.line!,
        kind: remark.kind,
        billed: rupees(remark.billed_paise),
        words: remark.words,
        said_at: instant(remark.said_at),
        ...(!at && { due: toRupees(dueOfLine(order, order.parts, remark.line!)) }),
        answer:
          answer && answer !== 'reply' && at
            ? { kind: answer, amount: rupees(remark.answer_paise), words: remark.answer_words, at: instant(at) }
            : null,
      },
    ]
  })

/**
 * Presents an order's messages to shops, without those whose author has deleted their account and whose words are gone.
 */
export const presentMessages = (remarks: readonly OrderRemarkRow[]): OrderMessage[] =>
  remarks.flatMap(({ id, kind, part_id: partId, words, said_at: said, answer_words: answer, answered_at: at }) =>
    kind === 'message' && partId && words !== null
      ? [{ id, part_id: partId, words, said_at: instant(said), answer: at && { words: answer ?? '', at: instant(at) } }]
      : [],
  )

const rupees = (paise: number | null): number | null => (paise === null ? null : toRupees(paise))

const instant = (at: Date | string): string => new Date(at).toISOString()
