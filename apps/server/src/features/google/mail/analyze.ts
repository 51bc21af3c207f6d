import { isUnsure, readMails } from '@planner/mail-reader'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { canModelReadMail } from './read-with-model.ts'
import { readable, recentMails, type Stretch } from './recent-mails.ts'
import { type Analysis, saveSuggestions } from './save-suggestions.ts'

/**
 * Searches a person's recent mail for possible reminders, using only our own reader. Other mails are not stored, and
 * answered suggestions do not come back.
 *
 * @throws Problem as `withAccess` does.
 */
export async function analyzeMail(context: Context, user: UserRow, stretch: Stretch): Promise<Analysis> {
  const { mails, connection } = await recentMails(context, user, stretch)
  const options = { now: context.clock.now(), timeZone: user.time_zone }
  const byId = new Map(mails.map((mail) => [mail.id, mail]))
  const found = readMails(mails.map(readable), options).map((read) => ({
    mail: byId.get(read.mailId)!,
    read,
    by: 'engine' as const,
  }))
  const kept = await saveSuggestions(context, user, { connection, found })
  const further = canModelReadMail(context, user) && mails.some((mail) => isUnsure(readable(mail), options))
  return { ...kept, read: mails.length, further }
}
