import { type RingMoment, ringMoments } from '@planner/reminder-language/ring-moments'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { type QuietHours, quietAt } from './quiet-hours.ts'

type MomentRing = Omit<RingMoment, 'meantFor' | 'ringsAt'> & { meantFor: Date; ringsAt: Date }

/**
 * Returns when an occurrence rings for a person: in advance, and when it is due (`reminder-language/ring-moments`).
 *
 * @param leads the reminder's own lead times in minutes; null for the person's default.
 */
export const momentsOf = (
  occurrenceAt: Date,
  person: QuietHours & Pick<UserRow, 'lead_minutes'>,
  leads: readonly number[] | null = null,
): MomentRing[] =>
  ringMoments(occurrenceAt.getTime(), { leads, usualLead: person.lead_minutes }, (instant) =>
    quietAt(instant, person),
  ).map((one) => ({ ...one, meantFor: new Date(one.meantFor), ringsAt: new Date(one.ringsAt) }))

/** Returns how many days before an occurrence its first alert can ring. */
export const leadDays = ({ lead_minutes: leads }: Pick<ReminderRow, 'lead_minutes'>): number =>
  leads === null || leads.length === 0 ? 0 : Math.ceil(Math.max(...leads) / 1440)
