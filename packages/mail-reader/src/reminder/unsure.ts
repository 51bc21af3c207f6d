import { wallClockAt } from '@planner/days/wall-clock'
import { findDates } from '../dates/find-dates.ts'
import type { Mail, MailKind, Options } from '../mail.ts'
import { isRefused } from '../refuse/index.ts'
import { readSender } from '../refuse/sender.ts'
import { clean } from '../text/clean.ts'
import { families } from '../vocabulary/kinds.ts'
import { kindOf } from './kind-of.ts'
import { readOne, sentOf } from './read-one.ts'
import { referenceIn } from './reference.ts'
import { titleOf } from './title.ts'

/** Below this confidence a language model may be asked. */
const surely = 0.6

/** Scripts that the reader does not support: Arabic and Urdu, and Indian scripts other than Devanagari. */
const unread = /[\u0600-\u06FF\u0980-\u0DFF]/

/**
 * Whether a mail may contain a reminder that was not read reliably: found with low confidence, in an unsupported
 * script, or with words for it but no day that was understood. Never for a refused mail.
 */
export function isUnsure(mail: Mail, options: Options): boolean {
  const subject = clean(mail.subject, 'subject')
  const snippet = clean(mail.snippet, 'snippet')
  const sender = readSender(mail.from)
  const kind = kindOf(subject, snippet, `${sender.name} ${sender.label}`)?.kind
  if (isRefused({ subject, snippet, sender, family: families[kind ?? 'event'] })) return false
  const found = readOne(mail, options)
  if (found) return found.reminder.confidence < surely

  const text = `${subject}\n${snippet}`
  if (unread.test(text)) return true
  const dates = findDates(text, { at: sentOf(mail.date, options.now), timeZone: options.timeZone })
  const today = wallClockAt(options.now.getTime(), options.timeZone).day
  if (dates.length > 0) return kind !== undefined && dates.some(({ day }) => day >= today)
  return kind !== undefined && /\p{Nd}/u.test(text)
}

/** Returns the built-in title for a mail of this kind. */
export const titleFor = (mail: Mail, kind: MailKind): string => {
  const subject = clean(mail.subject, 'subject')
  return titleOf(kind, subject, readSender(mail.from), referenceIn(`${subject}\n${clean(mail.snippet, 'snippet')}`))
}
