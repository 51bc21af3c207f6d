import type { OrderPartRow, OrderRemarkRow } from '#platform/db/tables/orders.ts'

type Made = Omit<OrderRemarkRow, 'part_id' | 'vendor_id' | 'answer' | 'answer_paise' | 'answer_words' | 'answered_at'>

/** Returns a remark to a part's shop, or to the administrators if there is no part, that nobody has answered yet. */
export const newRemark = (part: OrderPartRow | undefined, made: Made): OrderRemarkRow => ({
  ...made,
  part_id: part?.id ?? null,
  vendor_id: part?.vendor_id ?? null,
  answer: null,
  answer_paise: null,
  answer_words: null,
  answered_at: null,
})

/** Has a part's shop messaged now, however often an earlier message failed. */
export function messageShopNow(part: OrderPartRow, now: Date): void {
  part.next_at = now
  part.tries = 0
}
