import type { PlannedMoment } from '@planner/contract/notifications'
import { after, minuteMs } from '#platform/clock.ts'
import type { ReminderRow, UserRow } from '#platform/db/tables.ts'
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
