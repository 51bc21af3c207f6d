import type { Moment, PushMessage } from '@planner/contract/notifications'
import { words } from '#features/notifications/words.ts'
import { paths } from '#paths.ts'
import { durationInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { hashOf } from '../calendar/day-hash.ts'
import type { AlertMoment } from './alert-moments.ts'

/** An alert's message, and when it is shown. */
export type Alert = { at: number; reminderId: string; day: string; moment: Moment; message: PushMessage }

export function alertOf({ reminder, day, moment, at, due, tag }: AlertMoment): Alert {
  return {
    at,
    reminderId: reminder.id,
    day,
    moment,
    message: {
      title: reminder.title,
      body:
        moment === 'snoozed' ? words.again(timeInWords(reminder.time)) : bodyOf(due - at, timeInWords(reminder.time)),
      tag,
      url: `${paths.dashboard}${hashOf(day)}`,
    },
  }
}

function bodyOf(aheadMs: number, time: string): string {
  const minutes = Math.round(aheadMs / 60_000)
  if (minutes > 0) return words.before(durationInWords(minutes), time)

  return minutes < 0 ? words.held(time) : words.due(time)
}
