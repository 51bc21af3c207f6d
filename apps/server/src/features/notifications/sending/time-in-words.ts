import { hourMs, minuteMs } from '#platform/clock.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns a cached formatter: creating one takes longer than the rest of a message. */
export function formatOf(
  timeZone: string,
  parts: Intl.DateTimeFormatOptions,
  locale: 'en-IN' | 'hi-IN' = 'en-IN',
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${Object.entries(parts).join(' ')}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...parts, timeZone })
    formats.set(key, format)
  }
  return format
}

let lastTime: { minute: number; timeZone: string; words: string } | null = null

/** Returns '6:30 pm'. The last result is cached, because thousands of reminders may ring at the same time. */
export function timeInWords(instant: Date, timeZone: string): string {
  const minute = Math.floor(instant.getTime() / minuteMs)
  if (lastTime?.minute !== minute || lastTime.timeZone !== timeZone) {
    const words = formatOf(timeZone, { hour: 'numeric', minute: '2-digit' }).format(instant)
    lastTime = { minute, timeZone, words }
  }
  return lastTime.words
}

/**
 * Returns the time in the reader's zone, followed by the reminder's own if different: '8:00 pm (9:30 am in New York)'.
 */
export function bothTimesInWords(
  instant: Date,
  { timeZone, homeZone }: { timeZone: string; homeZone: string },
): string {
  const here = timeInWords(instant, homeZone)
  if (timeZone === homeZone) return here
  const there = timeInWords(instant, timeZone)
  return there === here ? here : `${here} (${there} in ${timeZone.split('/').at(-1)!.replaceAll('_', ' ')})`
}

/** Returns 'Sat, 21 Nov'. */
export const dayInWords = (instant: Date, timeZone: string): string =>
  formatOf(timeZone, { weekday: 'short', day: 'numeric', month: 'short' }).format(instant)

/** Returns '57 minutes', '1 hour' or '7 days'. */
export function waitInWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs))
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.round(ms / hourMs)
  if (hours >= 48) return `${Math.round(hours / 24)} days`
  return hours === 1 ? '1 hour' : `${hours} hours`
}
