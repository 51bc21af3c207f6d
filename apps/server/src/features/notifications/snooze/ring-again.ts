import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { instantOf } from '#platform/wall-time.ts'
import { channelsOf } from '../planning/channels-of.ts'
import { insertAlerts } from '../planning/store.ts'
import { lastRound } from './store.ts'

type Again = { reminder: ReminderRow; user: UserRow; day: string; ringsAt: Date }

/** Makes an occurrence ring again on each of a person's channels. The caller replans the alerts it replaces. */
export async function ringAgain(context: Context, tx: Db, { reminder, user, day, ringsAt }: Again): Promise<void> {
  const occurrenceAt = instantOf(day, reminder.time, reminder.time_zone)
  const round = (await lastRound(tx, reminder.id, occurrenceAt)) + 1
  await insertAlerts(
    tx,
    channelsOf(user).map((channel) => ({
      id: context.ids.next(),
      user_id: user.id,
      helper_id: null,
      reminder_id: reminder.id,
      occurrence_on: day,
      occurrence_at: occurrenceAt,
      moment: 'snoozed' as const,
      round,
      channel,
      due_at: ringsAt,
      ready_at: ringsAt,
    })),
  )
}
