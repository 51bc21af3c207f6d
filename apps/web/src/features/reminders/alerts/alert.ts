import type { Moment, PushMessage } from '@planner/contract/notifications'
import { words } from '#features/notifications/words.ts'
import { paths } from '#paths.ts'
import { bothTimesInWords } from '#platform/time/both-times.ts'
import { dateInWords, durationInWords } from '#platform/time/date-in-words.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { hashOf } from '../calendar/day-hash.ts'
import type { AlertMoment } from './alert-moments.ts'

/** An alert's message, and when it is shown. */
export type Alert = { at: number; reminderId: string; day: string; moment: Moment; message: PushMessage }

/** @param homeZone the person's time zone, in which the message gives the time. */
export function alertOf({ reminder, day, moment, at, due, tag }: AlertMoment, homeZone: string): Alert {
  // A snooze replaces the time that the message is about.
  const meantAt = moment === 'snoozed' ? at : due
  const time = bothTimesInWords(meantAt, { timeZone: reminder.time_zone, homeZone })
  return {
    at,
    reminderId: reminder.id,
    day,
    moment,
    message: {
      title: reminder.title,
      body: moment === 'snoozed' ? words.again(time) : bodyOf({ due, at, homeZone }, time),
      tag,
      url: `${paths.dashboard}${hashOf(day)}`,
    },
  }
}

function bodyOf({ due, at, homeZone }: { due: number; at: number; homeZone: string }, time: string): string {
  const minutes = Math.round((due - at) / 60_000)
  if (minutes > 1440) return words.daysBefore(dateInWords(dayAt(new Date(due), homeZone)).slice(0, -5), time)
  if (minutes > 0) return words.before(durationInWords(minutes), time)

  return minutes < 0 ? words.held(time) : words.due(time)
}
