import type { PlannedMoment } from '@planner/contract/notifications'
import { after, minuteMs } from '#platform/clock.ts'
import type { ReminderRow, UserRow } from '#platform/db/tables.ts'
import { afterQuiet, beforeQuiet, type QuietHours } from './quiet-hours.ts'

/** A moment of an occurrence: its nominal instant, and when it rings, which quiet hours may delay or bring forward. */
export type MomentRing = { moment: PlannedMoment; round: number; meantFor: Date; ringsAt: Date }

type Person = QuietHours & Pick<UserRow, 'lead_minutes'>

/**
 * When an occurrence rings: ahead of it, and as it is due. What would ring ahead, but not before the due one does, rings
 * once: without a lead, or where the due one rings as the quiet hours end. What quiet hours would put off until the event is
 * over rings before they begin: a cab at 3:30 am is told of at 10:29 pm, and not only at 7 am.
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
  const isTooLate = due.ringsAt > occurrenceAt || leads !== null
  const ahead = (minutes: number, round: number): MomentRing => {
    const one = ring('before', round, after(occurrenceAt, -minutes * minuteMs))
    const comesForward = minutes > 0 && isTooLate && one.ringsAt > one.meantFor && one.ringsAt >= occurrenceAt
    return comesForward ? { ...one, ringsAt: beforeQuiet(one.meantFor, person) } : one
  }
  const before = leads === null ? [ahead(person.lead_minutes, 0)] : leads.map((minutes) => ahead(minutes, minutes))
  const ringsAlone = ({ ringsAt }: MomentRing, place: number) =>
    ringsAt < due.ringsAt && before.findIndex((one) => one.ringsAt.getTime() === ringsAt.getTime()) === place
  return [...before.filter(ringsAlone), due]
}

/** How many days before an occurrence its first alert can ring. */
export const leadDays = ({ lead_minutes: leads }: Pick<ReminderRow, 'lead_minutes'>): number =>
  leads === null || leads.length === 0 ? 0 : Math.ceil(Math.max(...leads) / 1440)
