import type { Moment } from '@planner/contract/notifications'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { tooLateNote } from '../sending/too-late.ts'

/**
 * Whether an alert was too late to be sent and should be reported to its person. Counts one row per occurrence, since
 * every reminder has an app alert. Missed advance or repeated alerts alone are not reported.
 */
const isMissed = (late: string) => sql<SqlBool>`(
  ${sql.ref(`${late}.state`)} = 'late' and ${sql.ref(`${late}.note`)} = ${tooLateNote}
  and ((${sql.ref(`${late}.channel`)} = 'app' and ${sql.ref(`${late}.moment`)} in ('due', 'snoozed', 'escalated'))
    or ${sql.ref(`${late}.moment`)} = 'helper')
)`

/** Returns people with alerts that were settled as too late within a period and have not been reported to them. */
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

/** Returns when a person last got such a message, before an instant; null if never. */
export async function lastNotified(db: Db, userId: string, { before }: { before: Date }): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(occurrence_at) as at from alerts
    where user_id = ${userId} and moment = 'missed' and state <> 'late' and occurrence_at < ${before}`.execute(db)
  return rows[0]!.at
}

export type MissedAlert = { title: string; moment: Moment; occurrence_at: Date; time_zone: string }

/** Returns the alerts that were too late within a period and whose occurrences are still open, oldest first. */
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
