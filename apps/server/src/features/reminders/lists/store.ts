import { slipsOf, spellingsOf } from '@planner/reminder-language/spelling'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import { readTogether } from '#platform/db/read-together.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { isVisibleTo } from '#platform/db/visible-to.ts'

/** A cursor: the last reminder of a page. */
export type Place = Pick<ReminderRow, 'date' | 'time' | 'id'>

/** Which reminders to list. Days are 'YYYY-MM-DD'. */
export type Listed = {
  /** First day of open one-off reminders; null for no limit. */
  openFrom: string | null
  /** First day of completed one-off reminders. */
  doneFrom: string
  /** Last day; null for no limit. Recurring reminders that began by then are listed whenever they began. */
  to: string | null
  after: Place | null
}

/** Limits of a page: rows, and characters of text in them. */
const pageRows = 1000
const pageText = 1_000_000

const firstDay = '0001-01-01'
const lastDay = '9999-12-31'
const noId = '00000000-0000-0000-0000-000000000000'

const pagesByKey = readTogether<ReminderRow[]>(async (db, keys) => {
  const asked = keys.map((key): Listed & { key: string; userId: string } => ({ key, ...JSON.parse(key) }))
  const all = <Value>(value: (one: (typeof asked)[number]) => Value) => asked.map(value)
  // The database knows the length of a long text without reading it.
  const statement = sql<ReminderRow & { key: string; text: number }>`
    select page.*
    from unnest(
      ${all(({ key }) => key)}::text[], ${all(({ userId }) => userId)}::uuid[],
      ${all(({ openFrom }) => openFrom ?? firstDay)}::date[], ${all(({ doneFrom }) => doneFrom)}::date[],
      ${all(({ to }) => to ?? lastDay)}::date[], ${all(({ after }) => after?.date ?? firstDay)}::date[],
      ${all(({ after }) => after?.time ?? '00:00')}::time[], ${all(({ after }) => after?.id ?? noId)}::uuid[]
    ) as asked (key, user_id, open_from, done_from, to_day, after_date, after_time, after_id)
    cross join lateral (
      select asked.key, reminders.*,
        sum(octet_length(title) + octet_length(description)) over (order by date, time, id) as text,
        octet_length(title) + octet_length(description) as own_text
      from (
        select * from (
          (
            select * from reminders
            where user_id = asked.user_id and (not completed or recurrence <> 'none')
              and (date >= asked.open_from or recurrence <> 'none' or ends_on >= asked.open_from) and date <= asked.to_day
              and (date, time, id) > (asked.after_date, asked.after_time, asked.after_id)
            order by date, time, id limit ${sql.lit(pageRows)}
          )
          union all
          (
            select * from reminders
            where user_id = asked.user_id and completed and recurrence = 'none'
              and (date >= asked.done_from or ends_on >= asked.done_from) and date <= asked.to_day
              and (date, time, id) > (asked.after_date, asked.after_time, asked.after_id)
            order by date, time, id limit ${sql.lit(pageRows)}
          )
          union all
          (
            select * from reminders
            where household_id = (select household_id from users where id = asked.user_id)
              and user_id <> asked.user_id
              and (audience in ('everyone', 'anyone') or for_user = asked.user_id or escalate_to = asked.user_id)
              and case when recurrence = 'none' and ends_on is not null then ends_on else date end >= case
                when recurrence <> 'none' then date
                when completed then asked.done_from
                else asked.open_from
              end
              and date <= asked.to_day
              and (date, time, id) > (asked.after_date, asked.after_time, asked.after_id)
            order by date, time, id limit ${sql.lit(pageRows)}
          )
        ) as found
        order by date, time, id limit ${sql.lit(pageRows)}
      ) as reminders
    ) as page
    where page.text - page.own_text < ${sql.lit(pageText)}
    order by page.date, page.time, page.id`
  return Map.groupBy(await prepared(db, statement), ({ key }) => key)
})

/** Returns a page of a person's reminders, soonest first, and whether there may be more. */
export async function remindersOf(
  db: Db,
  userId: string,
  { openFrom, doneFrom, to, after }: Listed,
): Promise<{ reminders: ReminderRow[]; isAll: boolean }> {
  const key = JSON.stringify({ userId, openFrom, doneFrom, to, after })
  const reminders = ((await pagesByKey(db, key)) ?? []) as (ReminderRow & { text: number })[]
  return { reminders, isAll: reminders.length < pageRows && (reminders.at(-1)?.text ?? 0) < pageText }
}

/**
 * Returns the latest of a person's reminders that contain all words in title, notes, tags or checklist, ignoring case,
 * followed by those with a different spelling of a word. If there are none, returns those that match with a typo.
 */
export async function findReminders(
  db: Db,
  userId: string,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<ReminderRow[]> {
  const likes = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const spelt = words.map((word) => patternOf(word, spellingsOf(word.toLowerCase())))
  const isLike = sql<boolean>`said.text ilike all(${likes}::text[])`
  const found = await saying(db, userId, { is: sql`${isLike} or ${fits(spelt)}`, first: sql`${isLike} desc,`, limit })
  const slips = words.map((word) => slipsOf(word.toLowerCase()))
  if (found.length > 0 || slips.every((slip) => slip === null)) return found
  const slipped = fits(words.map((word, at) => patternOf(word, slips[at]!)))
  return saying(db, userId, { is: slipped, first: sql``, limit })
}

const fits = (patterns: readonly string[]) => sql<boolean>`said.text ~* all(${patterns}::text[])`
const patternOf = (word: string, pattern: string | null): string => (pattern === null ? `***=${word}` : `\\m${pattern}`)

type Saying = { is: RawBuilder<boolean>; first: RawBuilder<unknown>; limit: number }

async function saying(db: Db, userId: string, { is, first, limit }: Saying): Promise<ReminderRow[]> {
  // Most reminders have no tags or checklist, so these are unnested only where needed.
  const { rows } = await sql<ReminderRow>`
    select reminders.* from reminders
    cross join lateral (
      select concat_ws(' ', title, description,
        case when tags <> '{}' then '#' || array_to_string(tags, ' #') end,
        case when checklist <> '[]' then
          (select string_agg(item ->> 'text', ' ') from jsonb_array_elements(checklist) as item) end
      ) as text offset 0
    ) as said
    where ${isVisibleTo(userId)} and (${is})
    order by ${first} date desc, time desc, id desc limit ${limit}`.execute(db)
  return rows
}
