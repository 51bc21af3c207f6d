import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import { bothTimesInWords, dayInWords } from '../sending/time-in-words.ts'
import { lastNotified, missedOf } from './store.ts'

/** Maximum lines in one message; the rest is only counted. */
const linesMax = 20

/** How far back to look before a person's first message. */
const lookBackMs = 7 * dayMs

/**
 * Returns the reminders that were too late to be sent since the person's last such message, one line each in their time
 * zone: 'Sat, 21 Nov, 10:00 am: Clean the fridge'.
 */
export async function missedLines(
  { db }: Context,
  { userId, homeZone }: { userId: string; homeZone: string },
  at: Date,
): Promise<{ count: number; lines: string[] }> {
  const since = (await lastNotified(db, userId, { before: at })) ?? after(at, -lookBackMs)
  const missed = await missedOf(db, userId, { since, until: at })
  const lines = missed.slice(0, linesMax).map(({ title, moment, occurrence_at: instant, time_zone: timeZone }) => {
    const note = moment === 'helper' ? ' (your helper wasn’t messaged)' : ''
    return `${dayInWords(instant, homeZone)}, ${bothTimesInWords(instant, { timeZone, homeZone })}: ${title}${note}`
  })
  const more = missed.length - lines.length
  return { count: missed.length, lines: more > 0 ? [...lines, `And ${more} more.`] : lines }
}
