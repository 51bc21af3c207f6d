import type { Context } from '#context.ts'
import { after, dayMs, hourMs, minuteMs } from '#platform/clock.ts'
import { sendToVendors } from './parts/send-to-vendors.ts'
import { deleteOldLinks, nextPartAt } from './parts/store.ts'
import { tellLate } from './parts/tell-late.ts'

/** How long an ended link is recognised, so that its page can explain why it does not open. */
const linkRetentionDays = 90

export const orderWork = [
  {
    name: 'orders.send-to-vendors',
    everyMs: 1000,
    run: sendToVendors,
    nextAt: ({ db }: Context) => nextPartAt(db),
  },
  { name: 'orders.tell-late', everyMs: minuteMs, run: tellLate },
  { name: 'orders.tidy', everyMs: hourMs, run: tidy },
]

async function tidy(context: Context): Promise<void> {
  await deleteOldLinks(context.db, after(context.clock.now(), -linkRetentionDays * dayMs))
}
