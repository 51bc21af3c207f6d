import { mailIn as limits } from '@planner/contract/constants/notifications'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs, minuteMs } from '#platform/clock.ts'
import { inFullBatches } from '#platform/db/in-full-batches.ts'
import { readMailbox } from './read-mailbox.ts'
import { deleteTaken } from './store.ts'

const purgeTaken = ({ db, clock }: Context): Promise<void> =>
  inFullBatches((limit) => deleteTaken(db, { before: after(clock.now(), -limits.takenRetentionDays * dayMs), limit }))

export const mailInWork = [
  { name: 'mail-in.read', everyMs: minuteMs, run: readMailbox },
  { name: 'mail-in.forget', everyMs: hourMs, run: purgeTaken },
]
