import { type Options, parseReminder, type Reading, type Span } from '@planner/reminder-language'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf, weekdayOf } from '#platform/wall-time.ts'
import { callModel } from './call-model.ts'
import { callModelCached } from './call-model-cached.ts'
import { readReminder as prompt } from './prompts/read-reminder.ts'
import { certaintyOf } from './reading/certainty.ts'
import { checkReading } from './reading/check-reading.ts'

export type Read = { reading: Reading; by: 'engine' | 'model' }

/**
 * Reads a reminder with our own engine, and with a model only if some words were not understood. The reading with the
 * higher certainty wins; on a tie, ours. Call it outside any transaction, because a model may take seconds.
 *
 * @param needsConfirmation the person will be asked to confirm the reading, so a model's answer is cached until then.
 * @param by who produced the reading the person saw: after 'engine' no model is asked, after 'model' the cached answer
 *   is used.
 * @param events the person's reminders, for a text that counts days from one.
 * @param leaveAlone parts of our reading that the person undid. They have decided, so no model is asked.
 */
export async function readReminder(
  context: Context,
  user: UserRow,
  {
    text,
    now,
    events,
    leaveAlone,
    needsConfirmation = false,
    by,
  }: {
    text: string
    now: Date
    events?: Options['events']
    leaveAlone: readonly Span[]
    needsConfirmation?: boolean
    by?: Read['by']
  },
): Promise<Read> {
  const moment = { now, timeZone: user.time_zone }
  const own: Read = { reading: parseReminder(text, { ...moment, leaveAlone, events }), by: 'engine' }
  const certainty = certaintyOf(text, own.reading)
  // The alert's lead time was understood. A model might confuse the time of the alert with that of the event.
  if (certainty === 1 || leaveAlone.length > 0 || own.reading.lead || by === 'engine') return own

  const { day: today, time } = wallTimeOf(now, user.time_zone)
  const momentFacts = { today, weekday: weekdayOf(today), clock: time.slice(0, 5) }
  const reply = await (needsConfirmation || by ? callModelCached : callModel)(context, user, prompt, {
    text,
    context: momentFacts,
  })
  if (!reply || reply.value.certainty <= certainty) return own
  const reading = checkReading(text, { ...reply.value, title: reply.restore(reply.value.title) }, own.reading, moment)
  return reading ? { reading, by: 'model' } : own
}
