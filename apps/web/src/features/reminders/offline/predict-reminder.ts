import { reminders as limits } from '@planner/contract/constants/reminders'
import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import type { Options } from '@planner/reminder-language'
import { withYearlyOccasion } from '@planner/reminder-language/implied-yearly'
import { isEvent } from '@planner/reminder-language/is-event'
import { lastDayOf } from '@planner/reminder-language/when'
import { loadChunk } from '#platform/chunk.ts'
import { now } from '#platform/time/clock.ts'
import { plannedOf } from '../agenda/planned.ts'
import type { Attempt } from '../create/attempt.ts'
import { loadReader } from '../create/reading/use-reading.ts'

/**
 * Predicts the reminder that the server will create from a sentence, with the same parser and rules.
 *
 * @param events the person's reminders, for a sentence that counts days from one.
 */
export async function predictReminder(
  attempt: Attempt,
  timeZone: string,
  events?: Options['events'],
): Promise<Reminder> {
  const readAt = now()
  // Imported dynamically, so that importing this file does not load the parser.
  const [{ parseReminder }, { checklistOf }] = await Promise.all([
    loadReader(),
    loadChunk(() => import('@planner/reminder-language/checklist')),
  ])
  const options = { now: readAt, timeZone, leaveAlone: attempt.leave_alone ?? [], events }
  const list = checklistOf(attempt.text, options)
  const reading = withYearlyOccasion(
    parseReminder(list?.head ?? attempt.text, options),
    attempt.text,
    options.leaveAlone,
  )
  const fields = { date: attempt.suggested_date ?? '', time: attempt.suggested_time ?? '', picked: attempt.date_picked }
  const planned = plannedOf(reading, fields, { now: readAt, timeZone })
  const title = planned.title.trim() || attempt.text
  const { date, recurrence } = await settled({ ...planned, recurrence: planned.recurrence ?? 'none' })
  const lastDay = lastDayOf(reading, date)

  const predicted: Reminder = {
    id: attempt.id,
    title: title.length <= limits.titleMax ? title : `${title.slice(0, limits.titleMax - 1).trimEnd()}…`,
    description: title.length <= limits.titleMax ? '' : title,
    date,
    time: planned.time,
    time_defaulted: planned.timeFrom === 'default',
    time_zone: timeZone,
    recurrence,
    festival: recurrence === 'none' ? null : planned.festival,
    completed: false,
    completed_dates: [],
    ...(lastDay && recurrence === 'none' && { ends_on: lastDay }),
    ...(planned.except && recurrence !== 'none' && { skipped_dates: [planned.except] }),
    tags: planned.tags,
    ...(list && { checklist: list.items.map((text) => ({ text, done: false })) }),
    ...(planned.priority && { priority: planned.priority }),
    ...(planned.minutes && { duration_minutes: planned.minutes }),
    ...(planned.leads && { lead_minutes: [...planned.leads] }),
    created_at: readAt.toISOString(),
    updated_at: readAt.toISOString(),
  }
  return isEvent(predicted) ? { ...predicted, is_event: true } : predicted
}

type Rule = { date: string; recurrence: string; festival: string | null }

/**
 * Moves the start of a repeating reminder to its first occurrence; one that never occurs is kept as a single reminder.
 */
async function settled(rule: Rule): Promise<Pick<Rule, 'date' | 'recurrence'>> {
  if (rule.recurrence === 'none') return rule

  const { nextOccurrence } = await import('@planner/reminder-language/recurrence')
  const first = nextOccurrence(rule, { after: addDays(rule.date, -1) })

  return first === null ? { date: rule.date, recurrence: 'none' } : { date: first, recurrence: rule.recurrence }
}
