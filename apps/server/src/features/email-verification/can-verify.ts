import type { User } from '@planner/contract/account/auth'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/**
 * Whether a verification link can reach anybody: through an email provider, or in development through the person's own
 * outbox, which is never readable in production.
 */
export const canVerify = ({ config, channels }: Pick<Context, 'config' | 'channels'>): boolean =>
  channels.email.connected || !config.production

/** Returns whether a person has confirmed their address; `no-mail` if no mail can be sent to ask them. */
export function emailStateOf(context: Context, user: UserRow): User['email_state'] {
  if (user.email_verified_at !== null) return 'verified'
  return canVerify(context) ? 'unverified' : 'no-mail'
}
