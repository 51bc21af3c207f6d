import { parseReminder, type Reading, type Span } from '@planner/reminder-language'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { wallTimeOf, weekdayOf } from '#platform/wall-time.ts'
import { askModel } from './ask-model.ts'
import { readReminder as prompt } from './prompts/read-reminder.ts'
import { certaintyOf } from './reading/certainty.ts'
import { checkReading } from './reading/check-reading.ts'

export type Read = { reading: Reading; by: 'engine' | 'model' }

/**
 * Reads a reminder with our own engine, and with a model only if words were left unread; the more confident reading wins,
 * ours if both are equal. Runs outside any transaction, because a model may take its time.
 *
 * @param leaveAlone what the person undid in our reading: they have decided, so no model is asked.
 */
export async function readReminder(
  context: Context,
  user: UserRow,
  { text, now, leaveAlone }: { text: string; now: Date; leaveAlone: readonly Span[] },
): Promise<Read> {
  const moment = { now, timeZone: user.time_zone }
  const own: Read = { reading: parseReminder(text, { ...moment, leaveAlone }), by: 'engine' }
  const certainty = certaintyOf(text, own.reading)
  if (certainty === 1 || leaveAlone.length > 0) return own

  const { day: today, time } = wallTimeOf(now, user.time_zone)
  const told = { today, weekday: weekdayOf(today), clock: time.slice(0, 5) }
  const said = await askModel(context, user, prompt, { text, context: told })
  if (!said || said.value.certainty <= certainty) return own
  const reading = checkReading(text, { ...said.value, title: said.restore(said.value.title) }, own.reading, moment)
  return reading ? { reading, by: 'model' } : own
}
