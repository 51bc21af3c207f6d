import { channels, type PlannedMoment } from '@planner/contract/notifications'
import { after, minuteMs } from '#platform/clock.ts'
import type { Channel, ReminderRow, UserRow } from '#platform/db/tables.ts'
import { afterQuiet, type QuietHours } from './quiet-hours.ts'

/** A moment of an occurrence: its nominal instant, and when it rings, which quiet hours may delay. */
export type MomentRing = { moment: PlannedMoment; round: number; meantFor: Date; ringsAt: Date }

type Person = QuietHours & Pick<UserRow, 'lead_minutes'>

/**
 * When an occurrence rings: ahead of it, and as it is due. What would ring ahead, but not before the due one does, rings
 * once: without a lead, or where quiet hours put off both to their end.
 *
 * @param leads the reminder's own lead times in minutes, each of which is a round of its own; null for the person's.
 */
export function momentsOf(occurrenceAt: Date, person: Person, leads: readonly number[] | null = null): MomentRing[] {
  const ring = (moment: PlannedMoment, round: number, meantFor: Date): MomentRing => ({
    moment,
    round,
    meantFor,
    ringsAt: afterQuiet(meantFor, person),
  })
  const due = ring('due', 0, occurrenceAt)
  const ahead = (minutes: number, round: number) => ring('before', round, after(occurrenceAt, -minutes * minuteMs))
  const before = leads === null ? [ahead(person.lead_minutes, 0)] : leads.map((minutes) => ahead(minutes, minutes))
  const ringsAlone = ({ ringsAt }: MomentRing, place: number) =>
    ringsAt < due.ringsAt && before.findIndex((one) => one.ringsAt.getTime() === ringsAt.getTime()) === place
  return [...before.filter(ringsAlone), due]
}

/** How many days before an occurrence its first alert can ring. */
export const leadDays = ({ lead_minutes: leads }: Pick<ReminderRow, 'lead_minutes'>): number =>
  leads === null || leads.length === 0 ? 0 : Math.ceil(Math.max(...leads) / 1440)

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
