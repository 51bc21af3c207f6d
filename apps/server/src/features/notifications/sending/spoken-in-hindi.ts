import { hourMs, minuteMs } from '#platform/clock.ts'
import type { ReminderTemplate } from './catalogue.ts'
import { formatOf } from './time-in-words.ts'

type Spoken = {
  template: ReminderTemplate
  title: string
  /** The time that the message is about: when the reminder is due, or until when it was snoozed. */
  meantAt: Date
  timeZone: string
  waitMs: number
  /** Whether it is so far ahead that the day is named instead of the wait. */
  isDaysAhead: boolean
  /** The person who has not done it. */
  who: string | null
}

/** Returns the spoken text for a Hindi title, entirely in Hindi, because speech synthesis reads only its own script. */
export function spokenInHindi({ template, title, meantAt, timeZone, waitMs, isDaysAhead, who }: Spoken): string {
  const sentence = sentences[template]({
    at: timeIn(meantAt, timeZone),
    day: dayIn(meantAt, timeZone),
    wait: isDaysAhead ? '' : waitIn(waitMs),
    who: who ?? 'परिवार के एक सदस्य',
  })
  return `डेली प्लानर से रिमाइंडर। ${title}। ${sentence}।`
}

const sentences: Record<ReminderTemplate, (facts: { at: string; day: string; wait: string; who: string }) => string> = {
  'reminder.before': ({ wait, day, at }) => (wait ? `${wait} बाद, ${at}` : `${day}, ${at}`),
  'reminder.due': ({ at }) => at,
  'reminder.late': ({ day, at }) => `माफ़ कीजिए, देर हो गई। समय ${day}, ${at} का था`,
  'reminder.deferred': ({ at }) => `समय ${at} का था, आपके शांत समय में`,
  'reminder.snoozed': ({ at }) => `टाला हुआ रिमाइंडर, ${at} का`,
  'reminder.nag': ({ at }) => `अभी तक पूरा नहीं हुआ है। समय ${at} का था`,
  'reminder.escalated': ({ who, at }) => `${who} ने इसे अभी तक पूरा नहीं बताया है। समय ${at} का था`,
}

/** Returns 'शाम 6:30 बजे'. */
function timeIn(instant: Date, timeZone: string): string {
  const clock = formatOf(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant)
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return `${partOfDay(hour)} ${hour % 12 || 12}:${String(minute).padStart(2, '0')} बजे`
}

/** Returns the part of the day: night, morning, noon or evening. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

/** Returns 'शनिवार, 21 नवंबर'. */
const dayIn = (instant: Date, timeZone: string): string =>
  formatOf(timeZone, { weekday: 'long', day: 'numeric', month: 'long' }, 'hi-IN').format(instant)

function waitIn(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs))
  return minutes < 60 ? `${minutes} मिनट` : `${Math.round(ms / hourMs)} घंटे`
}
