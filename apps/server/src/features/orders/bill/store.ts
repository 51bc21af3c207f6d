import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'

/** Locks an order until the transaction ends, and returns its tax invoice; null if none was issued. */
export async function invoiceOfLocked(tx: Db, id: string): Promise<{ number: string; issuedAt: Date } | null> {
  const order = await tx
    .selectFrom('orders')
    .select(['invoice_number', 'invoiced_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return order?.invoice_number && order.invoiced_at
    ? { number: order.invoice_number, issuedAt: order.invoiced_at }
    : null
}

/** Returns the next number of a series. Other transactions wait for this one; if it fails, the number is reused. */
export async function nextInvoiceNumber(tx: Db, series: string): Promise<number> {
  const { last_number } = await tx
    .insertInto('invoice_series')
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet({ last_number: sql<number>`invoice_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

export async function setInvoice(
  tx: Db,
  id: string,
  { number, issuedAt }: { number: string; issuedAt: Date },
): Promise<void> {
  await tx.updateTable('orders').set({ invoice_number: number, invoiced_at: issuedAt }).where('id', '=', id).execute()
}
