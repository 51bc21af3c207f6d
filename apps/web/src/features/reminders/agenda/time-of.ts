import type { Reminder } from '@planner/contract/reminders'
import { isWholeDay } from '@planner/reminder-language/whole-day'

import { timeInWords } from '#platform/time/date-in-words.ts'
import { words } from '../words.ts'

/** A reminder's time in words: '6:30 pm', or that it is of all day. `time` is that of another clock. */
export const timeOf = (reminder: Reminder, time = reminder.time): string =>
  isWholeDay(reminder) ? words.allDay : timeInWords(time)
