import { timeZone } from '@planner/contract/constants/page'
import type { Config } from '#config.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import type { OrderWithPayment } from '../store.ts'
import { invoiceOfLocked, nextInvoiceNumber, setInvoice } from './store.ts'

export type Invoice = { number: string; issuedAt: Date }

/**
 * Returns the number and date of an order's tax invoice, assigned when its bill is first issued: '26-27/00001',
 * consecutive within the financial year, at most 16 characters (rule 46(b) of the CGST Rules, 2017).
 *
 * @returns null if its bill is not a tax invoice: no GSTIN is configured, or the order was cancelled before a bill was
 *   issued.
 */
export async function invoiceOf(context: Context, order: OrderWithPayment): Promise<Invoice | null> {
  const { config, clock, db } = context
  if (!config.seller) return null
  if (order.invoice_number && order.invoiced_at) return { number: order.invoice_number, issuedAt: order.invoiced_at }
  if (order.status === 'cancelled') return null
  const issuedAt = clock.now()
  return inTransaction(db, async (tx) => {
    const earlier = await invoiceOfLocked(tx, order.id)
    if (earlier) return earlier
    const series = seriesOf(config, issuedAt)
    const invoice = {
      number: `${series}/${String(await nextInvoiceNumber(tx, series)).padStart(5, '0')}`,
      issuedAt,
    }
    await setInvoice(tx, order.id, invoice)
    return invoice
  })
}

/**
 * Returns the financial year, April to March in India: '26-27'. In a second or further database (`CELLS`) its letter is
 * appended: '26-27/B'.
 */
function seriesOf({ cells, databaseUrl }: Config, at: Date): string {
  const { day } = wallTimeOf(at, timeZone)
  const begins = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  const year = `${twoDigits(begins)}-${twoDigits(begins + 1)}`
  const place = cells && databaseUrl ? [...cells.values()].indexOf(databaseUrl) : 0
  return place > 0 ? `${year}/${String.fromCharCode('A'.charCodeAt(0) + place)}` : year
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0')
