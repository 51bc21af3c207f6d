import { civil, readDay, weekdayOf } from './days/calendar.ts'
import type { Reading } from './reading.ts'
import { monthNames, recurrenceInWords, weekdayNames } from './recurrence/in-words.ts'

export type Described = {
  /** 'Fri, 20 Nov 2026'. */
  date: string | null
  /** '6:30 pm'. */
  time: string | null
  /** 'Every Monday at 7 am'. */
  recurrence: string | null
}

/** What was understood, in the words of the confirmation. */
export function describe(reading: Reading): Described {
  const day = reading.date === null ? null : readDay(reading.date)
  const time = reading.time === null ? null : timeInWords(reading.time)
  const repeats =
    reading.recurrence === null
      ? ''
      : recurrenceInWords({ date: reading.date ?? '', recurrence: reading.recurrence, festival: reading.festival })
  return {
    date: day === null ? null : dayInWords(day),
    time,
    recurrence: repeats === '' ? null : time === null ? repeats : `${repeats} at ${time}`,
  }
}

function dayInWords(day: number): string {
  const { year, month, dayOfMonth } = civil(day)
  return `${weekdayNames[weekdayOf(day)]!.slice(0, 3)}, ${dayOfMonth} ${monthNames[month - 1]!.slice(0, 3)} ${year}`
}

/** '7 am', '6:30 pm'; noon is '12 pm' and midnight '12 am', as Indian clocks and phones say. */
export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'am' : 'pm'
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${half}`
}
