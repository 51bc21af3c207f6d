import { hourMs, minuteMs } from '#platform/clock.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating one takes longer than the rest of a message. */
function formatOf(timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${Object.keys(parts).join(' ')}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat('en-IN', { ...parts, timeZone })
    formats.set(key, format)
  }
  return format
}

let lastTime: { minute: number; timeZone: string; words: string } | null = null

/** '6:30 pm'. The last one is kept: what rings together says the same time, thousands of times. */
export function timeInWords(instant: Date, timeZone: string): string {
  const minute = Math.floor(instant.getTime() / minuteMs)
  if (lastTime?.minute !== minute || lastTime.timeZone !== timeZone) {
    const words = formatOf(timeZone, { hour: 'numeric', minute: '2-digit' }).format(instant)
    lastTime = { minute, timeZone, words }
  }
  return lastTime.words
}

/** 'Sat, 21 Nov' */
export const dayInWords = (instant: Date, timeZone: string): string =>
  formatOf(timeZone, { weekday: 'short', day: 'numeric', month: 'short' }).format(instant)

/** '1 hour', '57 minutes' */
export function waitInWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs))
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.round(ms / hourMs)
  return hours === 1 ? '1 hour' : `${hours} hours`
}

/** The Hindi word before a time: morning, noon, evening or night. */
export function partOfDay(instant: Date, timeZone: string): string {
  const hour = Number(formatOf(timeZone, { hour: '2-digit', hourCycle: 'h23' }).format(instant))
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}
