import { sentencesOf } from '../text/sentences.ts'
import type { Span } from '../text/span.ts'
import type { DateRole } from '../vocabulary/anchors.ts'
import type { Family } from '../vocabulary/kinds.ts'
import type { FoundDate } from './find-dates.ts'
import type { FoundTime } from './find-times.ts'
import { roleOf, weightOf } from './roles.ts'

/** `source` is the sentence that contains the day. */
type ChosenDate = { day: number; role: DateRole | null; weight: number; source: string }

const longestSource = 300

/**
 * Returns the day with the strongest supporting words: one that was ahead when the mail was sent, if any; of equals the
 * first one.
 */
export function chooseDate(
  text: string,
  dates: readonly FoundDate[],
  times: readonly FoundTime[],
  family: Family,
  sentDay: number,
): ChosenDate | null {
  const sentences = sentencesOf(text)
  let best: ChosenDate | null = null
  for (const [index, date] of dates.entries()) {
    const sentence = sentences.find((one) => one.start <= date.start && date.start < one.end)!
    const role = roleOf(text, date, sentence, index ? dates[index - 1]!.end : 0)
    if (date.loose && (role === null || role === 'other')) continue
    const plain = weightOf(role, family)
    if (plain <= 0) continue
    // A meeting has its time next to its day, unlike a deadline to reply. The day of sending is often the day of
    // booking.
    const timed = family === 'meeting' && times.some((time) => isRightAfter(date, time)) ? 4 : 0
    const weight = plain + timed + (date.day > sentDay ? 0.5 : 0)
    const ahead = Number(date.day >= sentDay) - Number(best !== null && best.day >= sentDay)
    if (best && (ahead < 0 || (ahead === 0 && weight <= best.weight))) continue
    best = {
      day: date.day,
      role,
      weight,
      source: text.slice(sentence.start, sentence.end).trim().slice(0, longestSource),
    }
  }
  return best
}

const isRightAfter = (date: Span, time: Span) => time.start >= date.end && time.start - date.end <= 14
