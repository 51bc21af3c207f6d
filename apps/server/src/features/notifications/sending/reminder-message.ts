import type { Moment } from '@planner/contract/notifications'
import { dayMs, hourMs, minuteMs } from '#platform/clock.ts'
import type { Message } from '#providers/channels.ts'
import { messageOf, type ReminderTemplate } from './catalogue.ts'
import { spokenInHindi } from './spoken-in-hindi.ts'
import { bothTimesInWords, dayInWords, timeInWords, waitInWords } from './time-in-words.ts'

export type Ringing = {
  title: string
  moment: Moment
  occurrenceAt: Date
  /** When it was scheduled to ring. */
  dueAt: Date
  timeZone: string
  /** The reader's time zone: its time comes first, followed by the reminder's own if different. */
  homeZone: string
  now: Date
  push: Omit<Message['push'], 'title' | 'body'>
  publicUrl: string
  /** Who asked for it, if not the recipient. */
  asker?: string | null
  /** The person it is for, if the message goes to somebody else. */
  meantFor?: string | null
  /** The occasion of a yearly reminder: 'Rohan turns 8.' */
  occasion?: string | null
  /** For the email. */
  unsubscribeUrl?: string | undefined
}

/** Delay beyond which a message says that it is late. */
const lateMs = 2 * minuteMs

/** Returns a reminder's message, for every channel. */
export function reminderMessage({ title, push, publicUrl, unsubscribeUrl, ...ringing }: Ringing): Message {
  const template = templateOf(ringing)
  const { occurrenceAt, timeZone, homeZone, now, asker } = ringing
  // A snooze replaces the time that the message is about.
  const meantAt = ringing.moment === 'snoozed' ? ringing.dueAt : occurrenceAt
  const waitMs = occurrenceAt.getTime() - now.getTime()
  const who = ringing.meantFor ?? asker ?? null
  const isDaysAhead = template === 'reminder.before' && waitMs > dayMs + hourMs / 2
  const day = template === 'reminder.late' || isDaysAhead ? dayInWords(meantAt, homeZone) : ''
  const facts = {
    time: timeInWords(meantAt, homeZone),
    day,
    // The registered SMS has no place for a date, so the wait carries it.
    wait: isDaysAhead ? `${waitInWords(waitMs)} (${day})` : waitInWords(waitMs),
    who: who ?? 'Someone',
  }
  // Speech synthesis reads only its own script.
  const isHindi = /\p{Script=Devanagari}/u.test(title)
  return messageOf({
    template,
    variables: { title, ...facts },
    locale: isHindi ? 'hi-IN' : 'en-IN',
    subject: title,
    body: `${bodies[template]({ ...facts, time: bothTimesInWords(meantAt, { timeZone, homeZone }) })}${ringing.occasion ? ` ${ringing.occasion}` : ''}${asker && template !== 'reminder.escalated' ? ` Asked by ${asker}.` : ''}`,
    spoken: isHindi
      ? spokenInHindi({ template, title, meantAt, timeZone: homeZone, waitMs, isDaysAhead, who })
      : `This is Daily Planner. ${title}. ${bodies[template](facts)}`,
    push,
    publicUrl,
    unsubscribeUrl,
  })
}

type Facts = { time: string; day: string; wait: string; who: string }

const bodies: Record<ReminderTemplate, (facts: Facts) => string> = {
  'reminder.before': ({ wait, day, time }) => (day ? `On ${day} at ${time}.` : `In ${wait}, at ${time}.`),
  'reminder.due': ({ time }) => `Due now, ${time}.`,
  'reminder.late': ({ day, time }) => `Sorry, this is late: it was due on ${day} at ${time}.`,
  'reminder.deferred': ({ time }) => `This was due at ${time}, during your quiet hours.`,
  'reminder.snoozed': ({ time }) => `Snoozed reminder for ${time}.`,
  'reminder.nag': ({ time }) => `Not done yet: this was due at ${time}.`,
  'reminder.escalated': ({ who, time }) => `${who} has not marked this as done: it was due at ${time}.`,
}

function templateOf({
  moment,
  occurrenceAt,
  dueAt,
  now,
}: Pick<Ringing, 'moment' | 'occurrenceAt' | 'dueAt' | 'now'>): ReminderTemplate {
  if (moment === 'escalated') return 'reminder.escalated'
  const isLate = now.getTime() - Math.max(dueAt.getTime(), occurrenceAt.getTime()) > lateMs
  if (isLate) return 'reminder.late'
  if (moment === 'snoozed') return 'reminder.snoozed'
  if (moment === 'nag') return 'reminder.nag'
  // Scheduled after the occurrence itself, so it was delayed by quiet hours.
  if (dueAt.getTime() - occurrenceAt.getTime() > lateMs) return 'reminder.deferred'
  // Handed over just after the occurrence, so there is no wait to mention.
  return moment === 'due' || now >= occurrenceAt ? 'reminder.due' : 'reminder.before'
}
