import { isCode } from './codes.ts'
import { givesOrders } from './commands.ts'
import { isDone } from './done.ts'
import type { Judged } from './judged.ts'
import { isPhishing } from './phishing.ts'
import { isPromotion } from './promotion.ts'

/** Whether a mail is rejected, whatever due date it names. Dangerous mails are checked first. */
export function isRefused(mail: Judged): boolean {
  const text = `${mail.subject}\n${mail.snippet}`
  return (
    givesOrders(text) ||
    isPhishing(text, mail.sender) ||
    isCode(mail.subject, text) ||
    isPromotion(mail) ||
    isDone(mail.subject, mail.snippet, mail.family)
  )
}
