import { household as limits } from '@planner/contract/constants/household'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import { deleteOldInvitations } from './store.ts'

const purgeInvitations = ({ db, clock }: Context): Promise<void> =>
  deleteOldInvitations(db, { before: after(clock.now(), -limits.invitationRetentionDays * dayMs) })

export const householdWork = [{ name: 'household.forget-invitations', everyMs: hourMs, run: purgeInvitations }]
