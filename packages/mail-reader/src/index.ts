import type { Mail, MailReminder, Options } from './mail.ts'
import { withoutDuplicates } from './reminder/duplicates.ts'
import { readOne } from './reminder/read-one.ts'

export { type DocumentReminder, readDocument } from './document.ts'
export type { Mail, MailKind, MailReminder, Options } from './mail.ts'
export { isUnsure, titleFor } from './reminder/unsure.ts'
export { typeOf } from './vocabulary/kinds.ts'

/**
 * What a mail asks to be remembered, or null: nothing to remember, over, past at `now`, an advertisement, a code, a fraud.
 * Never throws, and does nothing that a mail says.
 */
export function readMail(mail: Mail, options: Options): MailReminder | null {
  return readOne(mail, options)?.reminder ?? null
}

/** What the mails ask to be remembered, soonest first; of several mails about one due the one sent last counts. */
export function readMails(mails: readonly Mail[], options: Options): MailReminder[] {
  return withoutDuplicates(mails.map((mail) => readOne(mail, options)).filter((found) => found !== null))
}
