import { dateInWords, durationInWords } from '#platform/time/date-in-words.ts'
import { words } from '../words.ts'

/** Details of a sentence besides title, day, time and repetition. */
type Besides = {
  priority?: number | undefined
  minutes?: number | undefined
  leads?: readonly number[] | undefined
  /** A skipped day of a repeating reminder. */
  except?: string | undefined
  /** The last day of a reminder that spans days. */
  lastDay?: string | undefined
  tags: readonly string[]
}

/** Formats a lead time: 'reminds 3 h before'; whole days as days. */
export const leadInWords = (minutes: number): string =>
  words.remindsBefore(minutes % 1440 === 0 ? durationInWords(minutes) : words.minutes(minutes))

/** Lists the details in order: 'reminds 3 h before', '45 min', 'High priority', '#home'. */
export function detailsInWords({ priority, minutes, leads = [], except, lastDay, tags }: Besides): string[] {
  return [
    ...(lastDay ? [words.until(dateInWords(lastDay))] : []),
    ...(except ? [words.notOn(dateInWords(except))] : []),
    ...leads.map(leadInWords),
    ...(minutes ? [words.minutes(minutes)] : []),
    ...(priority ? [words.priorityOf(priority).replace(/: $/, '')] : []),
    ...tags.map((tag) => `#${tag}`),
  ]
}
