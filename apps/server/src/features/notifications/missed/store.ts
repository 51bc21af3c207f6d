import type { Moment } from '@planner/contract/notifications'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { tooLateNote } from '../sending/too-late.ts'

/**
 * An alert that came too late to be sent and that a person should hear of: one row an occurrence, as every reminder rings in
 * the app. What would only have rung ahead, or again, is not a loss by itself.
 */
const isMissed = (late: string) => sql<SqlBool>`(
  ${sql.ref(`${late}.state`)} = 'late' and ${sql.ref(`${late}.note`)} = ${tooLateNote}
  and ((${sql.ref(`${late}.channel`)} = 'app' and ${sql.ref(`${late}.moment`)} in ('due', 'snoozed', 'escalated'))
    or ${sql.ref(`${late}.moment`)} = 'helper')
)`

/** People with alerts that were settled as too late in a period and have not been listed to them. */
export async function peopleToNotify(db: Db, { since, until }: { since: Date; until: Date }): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct late.user_id from alerts late
    where late.settled_at > ${since} and late.settled_at <= ${until} and ${isMissed('late')}
      and not exists (
        select from alerts told
        where told.user_id = late.user_id and told.moment = 'missed' and told.state <> 'late'
          and told.occurrence_at >= late.settled_at
      )`.execute(db)
  return rows.map(({ user_id: id }) => id)
}

/** When a person was last told before an instant. */
export async function lastNotified(db: Db, userId: string, { before }: { before: Date }): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(occurrence_at) as at from alerts
    where user_id = ${userId} and moment = 'missed' and state <> 'late' and occurrence_at < ${before}`.execute(db)
  return rows[0]!.at
}

export type MissedAlert = { title: string; moment: Moment; occurrence_at: Date; time_zone: string }

/** What came too late in a period and is not done since, oldest first. */
export async function missedOf(
  db: Db,
  userId: string,
  { since, until }: { since: Date; until: Date },
): Promise<MissedAlert[]> {
  const { rows } = await sql<MissedAlert>`
    select distinct on (late.occurrence_at, late.reminder_id) coalesce(reminders.title, late.title, '') as title, late.moment,
      late.occurrence_at, reminders.time_zone
    from alerts late join reminders on reminders.id = late.reminder_id
    where late.user_id = ${userId} and late.settled_at > ${since} and late.settled_at <= ${until} and ${isMissed('late')}
      and not reminders.completed and late.occurrence_on <> all (reminders.completed_dates)
    order by late.occurrence_at, late.reminder_id`.execute(db)
  return rows
}
