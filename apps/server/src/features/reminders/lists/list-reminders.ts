import { reminders as limits } from '@planner/contract/constants/reminders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { list as contract, Reminder } from '@planner/contract/reminders'
import type { Context } from '#context.ts'
import { fitting } from '#platform/answer-size.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import { presentReminder } from '../present-reminder.ts'
import { type Listed, remindersOf } from './store.ts'

type Asked = CheckedInputOf<typeof contract>

/** Earlier than any reminder's date. */
const always = '0001-01-01'

/**
 * Returns a page of a person's reminders, soonest first, as many as fit into one answer: those from 90 days ago on and
 * all that are open or recurring; or, given a range of days, those that fall or may fall within it.
 *
 * @returns also the cursor for the next page; null if this is all.
 */
export async function listReminders(
  context: Context,
  user: UserRow,
  asked: Asked,
): Promise<{ page: Reminder[]; rest: Asked | null }> {
  const now = context.clock.now()
  const found = await remindersOf(context.db, user.id, listed(asked, wallTimeOf(now, user.time_zone).day))
  const page = fitting(found.reminders.map((reminder) => presentReminder(reminder, now)))
  const last = page.at(-1)
  if (!last || (found.isAll && page.length === found.reminders.length)) return { page, rest: null }
  const part = String(Number(asked.part ?? 1) + 1)
  return { page, rest: { ...asked, part, after: `${last.date}T${last.time}~${last.id}` } }
}

function listed({ from, to, after }: Asked, today: string): Listed {
  const isWindow = from !== undefined || to !== undefined
  const [date = '', rest = ''] = after?.split('T') ?? []
  const [time = '', id = ''] = rest.split('~')
  return {
    openFrom: isWindow ? (from ?? null) : null,
    doneFrom: isWindow ? (from ?? always) : addDays(today, -limits.listedDays),
    to: to ?? null,
    after: after === undefined ? null : { date, time, id },
  }
}
