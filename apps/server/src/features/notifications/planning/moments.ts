import { notifications as limits } from '@planner/contract/constants'
import type { Moment } from '@planner/contract/notifications'
import { after, minuteMs } from '#platform/clock.ts'
import type { Channel, UserRow } from '#platform/db/tables.ts'

/** A moment longer past than this when its reminder is made does not ring (decision 14). */
const graceMs = minuteMs

/** When an occurrence rings: an hour before, and as it is due; what is already past is left out. */
export function momentsOf(occurrenceAt: Date, now: Date): { moment: Moment; dueAt: Date }[] {
  const moments: { moment: Moment; dueAt: Date }[] = [
    { moment: 'before', dueAt: after(occurrenceAt, -limits.leadMinutes * minuteMs) },
    { moment: 'due', dueAt: occurrenceAt },
  ]
  return moments.filter(({ dueAt }) => dueAt.getTime() >= now.getTime() - graceMs)
}

/**
 * The channels on which a person is reached: the app always, the rest by their flags, and by phone only once the number
 * is verified. Whether a device is there is seen when it rings.
 */
export function channelsOf(user: UserRow): Channel[] {
  const channels: [Channel, boolean][] = [
    ['app', true],
    ['email', user.email_notifications],
    ['sms', user.sms_notifications && user.phone_verified],
    ['whatsapp', user.whatsapp_notifications && user.phone_verified],
    ['voice', user.voice_notifications && user.phone_verified],
  ]
  return channels.filter(([, reached]) => reached).map(([channel]) => channel)
}
