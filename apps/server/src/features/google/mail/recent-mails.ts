import type { Context } from '#context.ts'
import type { GoogleConnectionRow } from '#platform/db/tables/google.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { MailSummary } from '#providers/google.ts'
import { withAccess } from '../connection/with-access.ts'

/** The part of a mailbox to read. */
export type Stretch = { days: number; max: number }

/** Returns sender, subject and snippet of a person's recent mails, with the connection used to read them. */
export const recentMails = (
  context: Context,
  user: UserRow,
  { days, max }: Stretch,
): Promise<{ mails: MailSummary[]; connection: GoogleConnectionRow }> =>
  withAccess(context, user, 'mail', async ({ google, connection, token }) => ({
    mails: await google.recentMail(token, { days, max }),
    connection,
  }))

/** Converts a mail to the form that the mail reader takes. */
export const readable = (mail: MailSummary) => ({ ...mail, date: mail.receivedAt })

/** Returns 'BSES Rajdhani' for '"BSES Rajdhani" <ebill@bses.example>'; the address if there is no name. */
export const senderOf = (from: string): string =>
  /^\s*"?([^"<]*[^"<\s])"?\s*</.exec(from)?.[1] ?? from.replace(/[<>]/g, '')
