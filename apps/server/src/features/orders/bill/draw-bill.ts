import type { BillContent } from './bill.ts'
import { drawPages } from './pdf-page.ts'

const columns = [
  { title: 'No.', width: 30, align: 'left' },
  { title: 'Item', width: 215, align: 'left' },
  { title: 'HSN/SAC', width: 60, align: 'left' },
  { title: 'Qty', width: 40, align: 'right' },
  { title: 'Rate', width: 80, align: 'right' },
  { title: 'Amount', width: 90, align: 'right' },
] as const

/**
 * Draws a bill as a PDF. 200 lines take 0.5 to 1.7 s, so it runs in a worker process, which calls the default export.
 * Deterministic: the same content gives the same bytes.
 */
export default function drawBill(bill: BillContent): Promise<Uint8Array<ArrayBuffer>> {
  return drawPages(bill.title, new Date(bill.asOf), (page) => {
    page.heading(bill.heading)
    if (bill.seller.length > 0) page.lines(bill.seller)
    page.facts(bill.facts)
    page.table(columns, bill.rows)
    page.sums(bill.sums)
    page.lines([bill.inWords])
  })
}
