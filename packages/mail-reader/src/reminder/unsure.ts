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

/** Below this someone else may know better. */
const surely = 0.6

/** Scripts that are not read here: Arabic and Urdu, and those of India besides Devanagari. */
const unread = /[\u0600-\u06FF\u0980-\u0DFF]/

/**
 * Whether a mail may contain a reminder that was not read reliably: found with little confidence, in a script that
 * is not read, or with words for it and no day that was understood. Never a mail that is refused.
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

/** What a mail of this kind is called in a list, by our own rule. */
export const titleFor = (mail: Mail, kind: MailKind): string => {
  const subject = clean(mail.subject, 'subject')
  return titleOf(kind, subject, readSender(mail.from), referenceIn(`${subject}\n${clean(mail.snippet, 'snippet')}`))
}
