import { account as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import type { Actor } from '#features/audit/record.ts'
import { isGone } from '#features/auth/is-gone.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { after, dayMs } from '#platform/clock.ts'
import { Problem } from '#platform/problem.ts'
import { mailResetLink } from './send-resets.ts'
import { countResets } from './store.ts'

/**
 * Mails a person a link to choose a new password, for an administrator. The administrator never sees the link. It
 * counts towards the person's daily links.
 *
 * @returns whether it was mailed; otherwise, outside production, it is in the server's log.
 * @throws Problem `admin.no-mail`, `admin.no-person`, `admin.disabled`, `admin.too-many-links`, `admin.mail-failed`.
 */
export async function sendResetAsAdmin(context: Context, by: Actor, id: string): Promise<boolean> {
  const { channels, clock, config, db } = context
  if (config.production && !channels.email.connected) throw new Problem('admin.no-mail')
  const now = clock.now()
  const user = await userById(context, id)
  if (!user || isGone(context, user)) throw new Problem('admin.no-person')
  if (user.disabled_at) throw new Problem('admin.disabled')
  const sent = await countResets(db, id, { since: after(now, -dayMs) })
  if (sent >= limits.resetsPerDay) throw new Problem('admin.too-many-links')
  const outcome = await mailResetLink(context, user, { now, by, kind: 'user.reset-sent' })
  if (outcome?.kind === 'failed') throw new Problem('admin.mail-failed')
  return channels.email.connected
}
