import type { Mail, MailReminder, Options } from './mail.ts'
import { withoutDuplicates } from './reminder/duplicates.ts'
import { readOne } from './reminder/read-one.ts'

export { type DocumentReminder, readDocument } from './document.ts'
export type { Mail, MailKind, MailReminder, Options } from './mail.ts'
export { isUnsure, titleFor } from './reminder/unsure.ts'
export { typeOf } from './vocabulary/kinds.ts'

/**
 * Returns the reminder in a mail, or null: nothing to remember, already done, past at `now`, an advertisement, a code,
 * or fraud. Never throws, and never follows instructions in a mail.
 */
export function readMail(mail: Mail, options: Options): MailReminder | null {
  return readOne(mail, options)?.reminder ?? null
}

/** Returns the reminders in several mails, soonest first. Of several mails about one due date the latest counts. */
export function readMails(mails: readonly Mail[], options: Options): MailReminder[] {
  return withoutDuplicates(mails.map((mail) => readOne(mail, options)).filter((found) => found !== null))
}
