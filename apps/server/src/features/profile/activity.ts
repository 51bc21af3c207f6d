import { toRupees } from '@planner/commerce/money'
import type { Activity } from '@planner/contract/account/profile'
import { account } from '@planner/contract/constants/accounts'
import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import type { Context } from '#context.ts'
import { boughtBy } from '#features/orders/spend/spend.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { addDays, instantOf, wallTimeOf } from '#platform/wall-time.ts'
import { countsOf, remindersWithin } from './store.ts'

/** Returns a person's totals, and how many of the reminders due on each recent day are done. */
export async function activityOf(context: Context, user: Pick<UserRow, 'id' | 'time_zone'>): Promise<Activity> {
  const now = context.clock.now()
  const to = wallTimeOf(now, user.time_zone).day
  const from = addDays(to, 1 - account.activityDays)
  const [counts, bought, reminders] = await Promise.all([
    countsOf(context.db, user.id),
    boughtBy(context, user),
    remindersWithin(context.db, user.id, { from, to }),
  ])
  const days = new Map(
    Array.from({ length: account.activityDays }, (_, index) => [addDays(from, index), { due: 0, completed: 0 }]),
  )
  for (const reminder of reminders) {
    for (const date of occurrencesBetween(reminder, { from, to })) {
      const isDone = reminder.completed || reminder.completed_dates.includes(date)
      // Later today: not due yet.
      if (!isDone && instantOf(date, reminder.time, reminder.time_zone) > now) continue
      const day = days.get(date)!
      day.due += 1
      if (isDone) day.completed += 1
    }
  }
  return {
    reminders_made: counts.made,
    reminders_completed: counts.completed,
    recipes_saved: counts.saved,
    orders_placed: bought.placed,
    spent: toRupees(bought.paise),
    days: [...days].map(([date, done]) => ({ date, ...done })),
  }
}
