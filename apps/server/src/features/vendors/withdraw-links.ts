import type { Db } from '#platform/db/open.ts'

/** Withdraws all links that were sent to a vendor: who has them can no longer open its page. */
export async function withdrawLinksOf(db: Db, vendorId: string, now: Date): Promise<void> {
  await db
    .updateTable('vendor_links')
    .set({ withdrawn_at: now })
    .where('vendor_id', '=', vendorId)
    .where('withdrawn_at', 'is', null)
    .execute()
}
