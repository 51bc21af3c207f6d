import type { Moment, PushMessage } from '@planner/contract/notifications'

import { paths } from '#paths.ts'
import { words } from '#words.ts'

import type { AlertMoment } from './alert-moments.ts'
import { hashOf } from './day-hash.ts'
import { timeInWords } from './in-words.ts'

/** An alert as it is shown, and when. */
export type Alert = { at: number; moment: Moment; message: PushMessage }

export function alertOf({ reminder, day, moment, at, tag }: AlertMoment): Alert {
  const time = timeInWords(reminder.time)

  return {
    at,
    moment,
    message: {
      title: reminder.title,
      body: words.notifications[moment](time),
      tag,
      url: `${paths.dashboard}${hashOf(day)}`,
    },
  }
}
