import { writeDay } from '@planner/days/day-number'
import { wallClockAt } from '@planner/days/wall-clock'
import { amountToPay, findAmounts } from '../amounts/find-amount.ts'
import { chooseDate } from '../dates/choose-date.ts'
import { chooseTime } from '../dates/choose-time.ts'
import { findDates } from '../dates/find-dates.ts'
import { findTimes } from '../dates/find-times.ts'
import type { Mail, MailKind, Options } from '../mail.ts'
import { isRefused } from '../refuse/index.ts'
import { readSender, type Sender } from '../refuse/sender.ts'
import { clean } from '../text/clean.ts'
import { families, typeOf } from '../vocabulary/kinds.ts'
import { confidenceOf, leastConfidence } from './confidence.ts'
import type { Candidate } from './duplicates.ts'
import { kindOf } from './kind-of.ts'
import { referenceIn } from './reference.ts'
import { titleOf } from './title.ts'

/**
 * A mail without a known kind is an event if its sender is not a known company and it names a future day and a time.
 */
const unnamed = { kind: 'event', weight: 0 } as const

/** Reads one mail; see `readMail`. */
export function readOne(mail: Mail, { now, timeZone }: Options): Candidate | null {
  const subject = clean(mail.subject, 'subject')
  const snippet = clean(mail.snippet, 'snippet')
  const sender = readSender(mail.from)
  const { kind, weight: kindWeight } = kindOf(subject, snippet, `${sender.name} ${sender.label}`) ?? unnamed
  const family = families[kind]
  if (isRefused({ subject, snippet, sender, family })) return null

  const text = `${subject}\n${snippet}`
  const sentAt = sentOf(mail.date, now)
  const dates = findDates(text, { at: sentAt, timeZone })
  const present = wallClockAt(now.getTime(), timeZone)
  const amounts = findAmounts(text)
  const times = findTimes(text, [...dates, ...amounts], sentAt, timeZone)
  const chosen = chooseDate(text, dates, times, family, wallClockAt(sentAt.getTime(), timeZone).day)
  if (!chosen || chosen.day < present.day) return null

  const owes = family === 'payment' || family === 'keeping' || chosen.role === 'due' || chosen.role === 'debit'
  const minute = chooseTime(text, chosen.day, dates, times, family)
  if (
    minute !== null &&
    typeOf(kind) === 'event' &&
    chosen.day === present.day &&
    minute < Math.floor(present.seconds / 60)
  )
    return null
  if (kindWeight === 0 && (minute === null || sender.standing === 'known')) return null

  const amount = amountToPay(text, amounts, owes)
  const reference = referenceIn(text)
  const confidence = confidenceOf({
    text,
    family,
    kindWeight,
    dateWeight: chosen.weight,
    sender,
    backed: amount !== null || reference !== null || (minute !== null && typeOf(kind) === 'event'),
  })
  if (confidence < leastConfidence) return null
  const party = partyOf(sender)
  return {
    party,
    reference,
    sentAt: sentAt.getTime(),
    reminder: {
      mailId: mail.id,
      kind,
      type: typeOf(kind),
      title: titleOf(kind, subject, sender, reference),
      date: writeDay(chosen.day),
      time: minute === null ? null : writeMinute(minute),
      amount,
      sourceSentence: chosen.source,
      confidence,
      key: keyOf(kind, party, reference, chosen.day),
    },
  }
}

/** Returns the party a mail is from. Anyone can write from gmail.com, so there it is the whole address. */
function partyOf({ standing, local, label, name }: Sender): string {
  return (standing === 'public' ? `${local}@${label}` : label || name).toLowerCase()
}

/**
 * Returns when a mail was sent. The date header comes from the sender; if it is invalid or in the future, `now` is
 * used. Never before 1970.
 */
export function sentOf(date: Date | string, now: Date): Date {
  const sent = typeof date === 'string' ? new Date(date) : date
  if (Number.isNaN(sent.getTime()) || sent > now) return now
  return sent.getTime() < 0 ? new Date(0) : sent
}

/** Returns the key of a reminder. A journey keeps its key when it is moved; a monthly due has one per month. */
function keyOf(kind: MailKind, party: string, reference: string | null, day: number): string {
  const date = writeDay(day)
  if (families[kind] === 'journey' || families[kind] === 'stay') return [kind, party, reference ?? date].join(':')
  return [kind, party, reference ?? '', reference ? date.slice(0, 7) : date].join(':')
}

const writeMinute = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`
