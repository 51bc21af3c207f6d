import { recurrenceInWords } from '@planner/reminder-language/recurrence'
import type { ChatLanguage } from '#platform/chat.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { addDays } from '#platform/wall-time.ts'
import { replyTexts } from './reply-texts.ts'

const locales: Record<ChatLanguage, string> = { en: 'en-IN', hi: 'hi-IN', 'hi-Latn': 'en-IN' }

const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: ChatLanguage, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.keys(parts).join(' ')}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: 'UTC', numberingSystem: 'latn' })
  formats.set(key, made)
  return made
}

/** Returns 'Tomorrow, Sat 21 Nov'; with the year if it is not the current one. */
export function dayInWords(day: string, today: string, language: ChatLanguage): string {
  const isOtherYear = day.slice(0, 4) !== today.slice(0, 4)
  const date = format(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isOtherYear && { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`))
  if (day === today) return `${replyTexts[language].today}, ${date}`
  return day === addDays(today, 1) ? `${replyTexts[language].tomorrow}, ${date}` : date
}

/** Formats 'HH:MM:SS' as '6:30 pm'. */
export const timeInWords = (time: string, language: ChatLanguage): string =>
  format(language, { hour: 'numeric', minute: '2-digit', hour12: true }).format(new Date(`2000-01-01T${time}Z`))

const repeats: Record<ChatLanguage, Record<string, string>> = {
  en: {},
  hi: {
    daily: 'रोज़',
    weekdays: 'सोमवार से शुक्रवार',
    weekly: 'हर हफ़्ते',
    monthly: 'हर महीने',
    yearly: 'हर साल',
  },
  'hi-Latn': {
    daily: 'Roz',
    weekdays: 'Somvar se Shukravar',
    weekly: 'Har hafte',
    monthly: 'Har mahine',
    yearly: 'Har saal',
  },
}

type When = Pick<
  ReminderRow,
  'date' | 'time' | 'recurrence' | 'festival' | 'ends_on' | 'duration_minutes' | 'lead_minutes'
>

/** Returns 'Tomorrow, Sat 21 Nov, 6:30 pm · Every day · 45 min · reminds 3 h before'. */
export function whenInWords(reminder: When, today: string, language: ChatLanguage): string {
  const once = `${dayInWords(reminder.date, today, language)}, ${timeInWords(reminder.time, language)}`
  const repeat = repeats[language][reminder.recurrence] ?? recurrenceInWords(reminder)
  const { duration_minutes: minutes, lead_minutes: leads } = reminder
  const words = replyTexts[language]
  return [
    once,
    repeat,
    minutes && words.length(minutes),
    ...(leads ?? []).map((lead) => words.remindsBefore(words.length(lead))),
  ]
    .filter(Boolean)
    .join(' · ')
}
