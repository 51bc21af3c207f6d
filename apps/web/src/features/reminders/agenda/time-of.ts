import type { Reminder } from '@planner/contract/reminders'
import { isWholeDay } from '@planner/reminder-language/whole-day'

import { timeInWords } from '#platform/time/date-in-words.ts'
import { words } from '../words.ts'

/**
 * Formats a reminder's time: '6:30 pm', or that it lasts all day. `time` overrides it with the time in another zone.
 */
export const timeOf = (reminder: Reminder, time = reminder.time): string =>
  isWholeDay(reminder) ? words.allDay : timeInWords(time)
