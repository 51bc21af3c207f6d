import { chats as limits } from '@planner/contract/constants/notifications'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import { inFullBatches } from '#platform/db/in-full-batches.ts'
import { deleteMessages } from './store.ts'

const purgeMessages = ({ db, clock }: Context): Promise<void> =>
  inFullBatches((limit) =>
    deleteMessages(db, { before: after(clock.now(), -limits.messageRetentionDays * dayMs), limit }),
  )

export const conversationWork = [{ name: 'conversation.forget', everyMs: hourMs, run: purgeMessages }]
