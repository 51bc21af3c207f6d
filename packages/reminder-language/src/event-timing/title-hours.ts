import { letters } from './length.ts'

/** Parts of the day that a title may begin with, and the hour each implies. */
const hours: readonly (readonly [names: string, hour: number])[] = [
  ['morning|subah k[aei]', 8],
  ['afternoon|dopahar k[aei]', 13],
  ['evening|sha+m k[aei]', 18],
  ['night|raat k[aei]', 21],
]
/** Activities at that part of the day: an evening walk, but not an evening gown. */
const doings =
  'walk|stroll|run|running|jog|jogging|ride|cycling|swim|swimming|yoga|workout|exercise|gym|tea|coffee|chai|class|classes|tuition|batch|session|practice|shift|duty|prayers?|puja|pooja|aarti|namaz|show|party|standup|meeting|call|sync|medicines?|tablets?|pills?|dose|dawai|dawa|goli|feed|snacks?|routine|bath'

/** Matches a part of the day (one group each) followed by such an activity. */
const begins = new RegExp(
  `^(?:early |late )?(?:${hours.map(([names]) => `(${names})`).join('|')}) (?:${doings})(?![${letters}])`,
  'i',
)

/** 'EOW', 'end of month': the end of work, like 'EOD'. */
const ends = /\b(?:eow|eom|eoy|end of (?:the |this )?(?:week|month|year))\b/i
const endSeconds = 18 * 3600

/**
 * Returns the time that a title implies, in seconds after midnight; null if it implies none.
 *
 * @param text the whole line, which may name the end of a week or month; empty if that is a rule.
 */
export function titleSeconds(text: string, title: string): number | null {
  const match = begins.exec(title)
  if (match) return hours[match.findLastIndex((said) => said !== undefined) - 1]![1] * 3600
  return ends.test(text) ? endSeconds : null
}
