import { channels, type PlannedMoment } from '@planner/contract/notifications'
import { after, minuteMs } from '#platform/clock.ts'
import type { Channel, UserRow } from '#platform/db/tables.ts'
import { afterQuiet, type QuietHours } from './quiet-hours.ts'

/** A moment of an occurrence: its nominal instant, and when it rings, which quiet hours may delay. */
export type MomentRing = { moment: PlannedMoment; meantFor: Date; ringsAt: Date }

type Person = QuietHours & Pick<UserRow, 'lead_minutes'>

/**
 * When an occurrence rings: ahead of it, and as it is due. What would ring ahead, but not before the due one does, rings
 * once: without a lead, or where quiet hours put off both to their end.
 */
export function momentsOf(occurrenceAt: Date, person: Person): MomentRing[] {
  const ring = (moment: PlannedMoment, meantFor: Date): MomentRing => ({
    moment,
    meantFor,
    ringsAt: afterQuiet(meantFor, person),
  })
  const before = ring('before', after(occurrenceAt, -person.lead_minutes * minuteMs))
  const due = ring('due', occurrenceAt)
  return before.ringsAt < due.ringsAt ? [before, due] : [due]
}

/** The channels that reach a person by their phone number. */
export const phoneChannels: readonly Channel[] = ['sms', 'whatsapp', 'voice']

/** Whether a person wants to hear from us on a channel: the app always, the rest by their flags. */
export const isWanted = (user: UserRow, channel: Channel): boolean =>
  channel === 'app' || user[`${channel}_notifications`]

/**
 * The channels on which a person is reached: those that they want, by phone only once the number is verified. Whether a
 * device is there is seen when it rings.
 */
export const channelsOf = (user: UserRow): Channel[] =>
  channels.filter((channel) => isWanted(user, channel) && (user.phone_verified || !phoneChannels.includes(channel)))
