import { civil, readDay, weekdayOf } from '@planner/days/day-number'
import type { Reading } from '../src/reading.ts'
import { recurrenceInWords } from '../src/recurrence/index.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/**
 * Writes a reading as text that the reader understands again: 'Fri, 20 Nov 2026 at 6:30 pm', 'Every Monday at 7 am'.
 */
export function inWords({ date, time, recurrence, festival }: Reading): { once: string; repeats: string } {
  const { year, month, dayOfMonth } = civil(readDay(date!)!)
  const day = `${weekdays[weekdayOf(readDay(date!)!)]}, ${dayOfMonth} ${months[month - 1]} ${year}`
  const [hours = 0, minutes = 0] = time!.split(':').map(Number)
  const clock = `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${hours < 12 ? 'am' : 'pm'}`
  const rule = recurrence === null ? '' : recurrenceInWords({ date: date!, recurrence, festival })
  return { once: `${day} at ${clock}`, repeats: `${rule} at ${clock}` }
}
