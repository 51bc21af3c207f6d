import { parseReminder, type Reading, type Span } from '@planner/reminder-language'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf, weekdayOf } from '#platform/wall-time.ts'
import { askModel } from './ask-model.ts'
import { askRemembered } from './ask-remembered.ts'
import { readReminder as prompt } from './prompts/read-reminder.ts'
import { certaintyOf } from './reading/certainty.ts'
import { checkReading } from './reading/check-reading.ts'

export type Read = { reading: Reading; by: 'engine' | 'model' }

/**
 * Reads a reminder with our own engine, and with a model only if words were left unread; the more confident reading wins,
 * ours if both are equal. Runs outside any transaction, because a model may take its time.
 *
 * @param isAsked the person will be asked whether it was read right: a model's answer is remembered until then.
 * @param by who read it when the person was asked: a model is not asked where it was not believed then, and answers from
 * memory where it was.
 * @param leaveAlone what the person undid in our reading: they have decided, so no model is asked.
 */
export async function readReminder(
  context: Context,
  user: UserRow,
  {
    text,
    now,
    leaveAlone,
    isAsked = false,
    by,
  }: { text: string; now: Date; leaveAlone: readonly Span[]; isAsked?: boolean; by?: Read['by'] },
): Promise<Read> {
  const moment = { now, timeZone: user.time_zone }
  const own: Read = { reading: parseReminder(text, { ...moment, leaveAlone }), by: 'engine' }
  const certainty = certaintyOf(text, own.reading)
  // How long ahead it is to ring was understood: a model might name the alert's time, or the event's.
  if (certainty === 1 || leaveAlone.length > 0 || own.reading.lead || by === 'engine') return own

  const { day: today, time } = wallTimeOf(now, user.time_zone)
  const told = { today, weekday: weekdayOf(today), clock: time.slice(0, 5) }
  const said = await (isAsked || by ? askRemembered : askModel)(context, user, prompt, { text, context: told })
  if (!said || said.value.certainty <= certainty) return own
  const reading = checkReading(text, { ...said.value, title: said.restore(said.value.title) }, own.reading, moment)
  return reading ? { reading, by: 'model' } : own
}
