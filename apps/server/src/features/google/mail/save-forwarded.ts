import type { MailReminder } from '@planner/mail-reader'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { MailSummary } from '#providers/google.ts'
import { rowOf } from './save-suggestions.ts'
import { putSuggestion } from './store.ts'

/** Stores what was found in a mail that a person forwarded as a suggestion, like those from their own mail. */
export async function saveForwarded(
  context: Context,
  tx: Db,
  user: UserRow,
  { mail, read }: { mail: MailSummary; read: Omit<MailReminder, 'mailId'> },
): Promise<void> {
  await putSuggestion(tx, {
    id: context.ids.next(),
    user_id: user.id,
    found_at: context.clock.now(),
    ...rowOf({ mail, read, by: 'engine' }),
    origin: 'forwarded',
  })
}
