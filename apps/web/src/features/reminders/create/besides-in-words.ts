import { dateInWords, durationInWords } from '#platform/time/date-in-words.ts'
import { words } from '../words.ts'

/** What a sentence says beside its title, day, time and repetition. */
type Besides = {
  priority?: number | undefined
  minutes?: number | undefined
  leads?: readonly number[] | undefined
  /** A day that is left out of what repeats. */
  except?: string | undefined
  /** The last day of what goes on for days. */
  lastDay?: string | undefined
  tags: readonly string[]
}

/** 'reminds 3 h before': of whole days in days. */
export const leadInWords = (minutes: number): string =>
  words.remindsBefore(minutes % 1440 === 0 ? durationInWords(minutes) : words.minutes(minutes))

/** 'reminds 3 h before', '45 min', 'High priority', '#home', in that order. */
export function besidesInWords({ priority, minutes, leads = [], except, lastDay, tags }: Besides): string[] {
  return [
    ...(lastDay ? [words.until(dateInWords(lastDay))] : []),
    ...(except ? [words.notOn(dateInWords(except))] : []),
    ...leads.map(leadInWords),
    ...(minutes ? [words.minutes(minutes)] : []),
    ...(priority ? [words.priorityOf(priority).replace(/: $/, '')] : []),
    ...tags.map((tag) => `#${tag}`),
  ]
}
