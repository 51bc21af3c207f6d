import { timesEvery } from './interval.ts'
import { quantityOf, type Rest, word } from './rest.ts'
import { units, usualTimes } from './words.ts'

/** How often a day, as the times of the doses; the amounts too if each dose has its own ('1-0-2'). */
export type Often = {
  times: readonly string[]
  amounts?: number[]
  /** The hours between two doses ('every 8 hours'), counted from the time of the first if the text names one. */
  hours?: number
  /** Whether it is an abbreviation of prescriptions ('TDS'), which other texts use for other things. */
  isAbbreviated?: boolean
}

const slot = '[1-3]½|½|1/2|\\d{1,2}(?:\\.\\d)?'
const dashes = new RegExp(
  `(?<![\\d/.-])(${slot})\\s?[-–+]\\s?(${slot})\\s?[-–+]\\s?(${slot})(?:\\s?[-–+]\\s?(${slot}))?(?![\\d/.½-])(?:\\s*(?:${units})(?![\\p{L}]))?`,
  'iu',
)
const dashTimes = [
  ['08:00:00', '14:00:00', '20:00:00'],
  ['08:00:00', '12:00:00', '16:00:00', '20:00:00'],
]
/** The most tablets in one place of '1-0-1': larger numbers make a date, unless insulin is counted in units. */
const slotMax = 4
const count = `\\d|${['one', 'ek', 'two', 'do', 'three', 'teen', 'tin', 'four', 'char', 'chaar', 'five', 'paanch', 'six', 'chhe', 'dono', 'teeno', 'teenon', 'charo', 'chaaro', 'एक', 'दो', 'तीन', 'चार', 'दोनों', 'तीनों'].join('|')}`
const many = `(?<n>${count}|once|twice|thrice)`
const times = '(?:times?|ba+r|dafa|dose?s?|x|बार|दफा)'
const daily = '(?:daily|roz(?:ana)?|रोज़?|रोज़|रोजाना)'
const perDay = [
  word(
    `din\\s+(?:bhar\\s+)?(?:me(?:in)?|m)\\s+(?<n>${count})\\s*${times}?(?!\\s*(?:goli|tab|caps?|chamm?ach|boond|ml))`,
  ),
  word(`दिन\\s+में\\s+(?<n>${count})\\s*(?:बार|दफा)`),
  word(`${many}\\s*${times}?\\s*(?:a|per|each|every|in\\s+a|/)\\s*day`),
  word(`(?:every\\s*day|har\\s+(?:din|roz)|हर\\s+(?:दिन|रोज़?))\\s+${many}\\s*${times}`),
  word(`${many}\\s*${times}\\s*(?:${daily}|(?:ek\\s+)?din\\s+me(?:in)?)`),
  word(`(?:once|twice|thrice|(?<n>${count}))\\s*${daily}`),
  word(`${daily}\\s+${many}\\s*${times}`),
  word(`(?<n>${count})\\s*(?:times?|waqt|vaqt|wakt|samay|ba+r|टाइम|समय|वक्त|बार)`),
]
/** 'Once at night' adds nothing to 'at night'. */
const onlyOnce = word('once|(?:one|1)\\s+time|ek\\s+ba+r|एक\\s+बार')
/** Abbreviations on prescriptions. */
const latin: Readonly<Record<string, number>> = { OD: 1, QD: 1, BD: 2, BID: 2, TDS: 3, TID: 3, TD: 3, QID: 4, QDS: 4 }
const inCapitals = /(?<![\p{L}\p{N}])(?:[12]\s)?(?:OD|QD|BD|BID|TDS|TID|QID|QDS)(?![\p{L}\p{N}])/u
const inSmall =
  /(?<![\p{L}\p{N}]|(?:din|days?|hafte|mahine)\s)(?:[12]\s)?(?:od|bd|bid|tds|tid|qid|qds)(?![\p{L}\p{N}])/iu
const hourWords = 'do|teen|char|chaar|chhe|aath|barah|two|three|four|six|eight|twelve|दो|तीन|चार|छह|आठ|बारह'
/** An interval of hours: 'every 8 hours', '6 hourly'. */
export const everyHours = word(
  `(?:every|har|each|हर)\\s+(?:(?<h>24|1?\\d|${hourWords}|a|an|one|ek|एक)\\s*)?(?:hours?|hrs?|h|gha?nt[ea]|घंटे|घंटा)(?:\\s+(?:me(?:in)?|par|pe|ba+d|में|पर))?|(?:(?<hourly>24|1?\\d)\\s*-?\\s*)?hourly|(?<gap>24|1?\\d)\\s*(?:gha?nt[ea]|घंटे|hours?|hrs?)\\s+(?:ke\\s+|के\\s+)?(?:antar(?:a+l)?|gap|अंतर)(?:\\s+(?:par|pe|se|me(?:in)?|पर|से))?|q\\s?(?<q>24|1?\\d)\\s?h(?:rs?)?`,
)
/** Times that suit a household, for the intervals that prescriptions name; others are counted from six. */
const hourTimes: Readonly<Record<number, readonly string[]>> = {
  4: ['06:00:00', '10:00:00', '14:00:00', '18:00:00', '22:00:00', '02:00:00'],
  6: ['06:00:00', '12:00:00', '18:00:00', '00:00:00'],
  8: ['06:00:00', '14:00:00', '22:00:00'],
  12: ['08:00:00', '20:00:00'],
  24: ['09:00:00'],
}
/** The first dose of those for waking hours, by the hours between two. */
const firstWaking: Readonly<Record<number, string>> = { 1: '08:00:00', 2: '08:00:00', 3: '07:00:00' }

const usualTimesEvery = (hours: number): readonly string[] =>
  [...(hourTimes[hours] ?? timesEvery(hours, firstWaking[hours] ?? '06:00:00'))].sort()

/** Longer intervals are rules over days. */
const isStorable = (hours: number): boolean => hours >= 1 && (hours <= 12 || hours in hourTimes)

/** Whether a text names an interval of hours that is usual for medicines: 'every 8 hours', '6 hourly'. */
export function saysEveryHours(text: string): boolean {
  const found = everyHours.exec(text)
  return found !== null && hoursOf(found) in hourTimes
}

const hoursOf = ({ groups: { h, hourly, gap, q } = {} }: RegExpExecArray): number =>
  quantityOf(h ?? hourly ?? gap ?? q ?? 'one')

/**
 * Takes from the text how often a day the medicine is taken.
 *
 * @param of.isInsulin whether large numbers between dashes count units
 * @param of.isFree whether the place is part of nothing else: '2 times' in 'weekly 2 times' is not a number a day
 */
export function oftenIn(
  left: Rest,
  of: { isNamed: boolean; isInsulin: boolean; isFree: (found: RegExpExecArray) => boolean },
): Often | null {
  const isDose = (found: RegExpExecArray) =>
    of.isInsulin || found.slice(1).every((one) => one === undefined || quantityOf(one) <= slotMax)
  const dashed = left.take(dashes, isDose)
  if (dashed) {
    const written = dashed.slice(1).filter((one) => one !== undefined)
    const slots = written
      .map((one, at) => ({ amount: quantityOf(one), time: dashTimes[written.length - 3]![at]! }))
      .filter(({ amount }) => amount > 0)
    if (slots.length > 0) return { times: slots.map(({ time }) => time), amounts: slots.map(({ amount }) => amount) }
  }
  const interval = left.take(everyHours, (found) => isStorable(hoursOf(found)))
  if (interval) return { times: usualTimesEvery(hoursOf(interval)), hours: hoursOf(interval) }
  for (const pattern of perDay) {
    const found = left.take(pattern, of.isFree)
    if (!found) continue
    const written = found.groups?.n ?? /once|twice|thrice/i.exec(found[0])?.[0]
    const usual = written === undefined ? undefined : usualTimes[quantityOf(written)]
    if (usual) return { times: usual }
  }
  left.take(onlyOnce, of.isFree)
  const abbreviated = left.take(of.isNamed ? inSmall : inCapitals)
  return abbreviated
    ? { times: usualTimes[latin[abbreviated[0].replace(/^\d\s/, '').toUpperCase()]!]!, isAbbreviated: true }
    : null
}
