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
 * Mails a person a link to choose a new password, for an administrator, who does not see it. Outside production, if no
 * email can be sent, the administrator gets the link to pass on; the person sees that in their log. It counts towards
 * the person's daily links.
 *
 * @returns the link if it could not be mailed; null if it was.
 * @throws Problem `admin.no-mail`, `admin.no-person`, `admin.disabled`, `admin.too-many-links`, `admin.mail-failed`.
 */
export async function sendResetAsAdmin(context: Context, by: Actor, id: string): Promise<string | null> {
  const { channels, clock, config, db } = context
  if (config.production && !channels.email.connected) throw new Problem('admin.no-mail')
  const now = clock.now()
  const user = await userById(context, id)
  if (!user || isGone(context, user)) throw new Problem('admin.no-person')
  if (user.disabled_at) throw new Problem('admin.disabled')
  const sent = await countResets(db, id, { since: after(now, -dayMs) })
  if (sent >= limits.resetsPerDay) throw new Problem('admin.too-many-links', { retryAfterSeconds: dayMs / 1000 })
  const kind = channels.email.connected ? 'user.reset-sent' : 'user.reset-shown'
  const { outcome, link } = await mailResetLink(context, user, { now, by, kind })
  if (outcome?.kind === 'failed') throw new Problem('admin.mail-failed')
  return channels.email.connected ? null : link
}
