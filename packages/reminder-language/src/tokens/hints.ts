/**
 * What a word may be part of, as bits. Most lines have none of these words, and what they lead to is costly to look for: each
 * word is looked up once, and a line's bits say what may be in it.
 */
export const hint = {
  /** A known name that contains a word for a day. */
  name: 1,
  /** What a title comes after: 'watch', 'read'. */
  media: 2,
  /** Taking back what was said: 'sorry', 'nahi'. */
  correction: 4,
  /** A request to be reminded. */
  carrier: 8,
  quote: 16,
  address: 32,
  /** Tells in which half of the day something takes place. */
  leaning: 64,
  /** Tells in which language a line is. */
  language: 128,
  tag: 256,
  /** Begins or ends a request to be reminded in another language. */
  request: 512,
  /** Named by a number: 'room 5', 'bus 24'. */
  label: 1024,
  /** Counted by an ordinal: '25th anniversary'. */
  ranked: 2048,
  /** 'Daily soap', 'yearly plan': not what repeats. */
  product: 4096,
  /** Goes on for days: 'trip', 'leave'. */
  lasting: 8192,
  /** 'Weekend sale': names no day. */
  ofWeekend: 16_384,
  /** Takes place at an hour: 'dinner 8'. */
  occasion: 32_768,
  /** 'Train 6.30'. */
  departure: 65_536,
  /** 'Except holidays'. */
  dayOff: 131_072,
  /** 'Weekly report' is what it is called. */
  calledSo: 262_144,
  /** A weekday's short name, which is a name or a god's as well: 'som', 'ravi'. */
  shortDay: 524_288,
  /** Ends a note that asks for nothing: 'Sunday Bazaar number'. */
  noted: 1_048_576,
  /** Asks for something: 'send'. */
  doing: 2_097_152,
  /** Tells what was: 'she left'. */
  past: 4_194_304,
  /** What is asked or sung about a feast at any time, and where a god's temple is: 'Diwali ka matlab', 'Ganpati ke peeche'. */
  aboutFeast: 8_388_608,
  /** What a decimal after it is the price, the rate or the version of: 'petrol 96.40'. */
  priced: 16_777_216,
  /** What is covered in a time: '120 km in 2 hours'. */
  distance: 33_554_432,
  /** 'Diwali ke samay': the day itself, not what is done on it. */
  ofFeast: 67_108_864,
  /** '26/11 attacks'. */
  remembered: 134_217_728,
  /** 'Ekadashi vrat'. */
  rite: 268_435_456,
  /** What takes place on the day itself: 'Christmas eve dinner', not 'Diwali lights'. */
  celebration: 536_870_912,
  /** Read otherwise beside some words (rewrite.ts). */
  respelt: 1_073_741_824,
} as const

const hints = new Map<string, number>()

export function addHint(words: Iterable<string>, bit: number): void {
  for (const word of words) hints.set(word, hintsOf(word) | bit)
}

export const hintsOf = (word: string): number => hints.get(word) ?? 0

/** All bits of a line's words. */
export function hintsIn(tokens: readonly { hints: number }[]): number {
  let all = 0
  for (let at = 0; at < tokens.length; at++) all |= tokens[at]!.hints
  return all
}

/** Whether a word may be one of a kind. */
export const mayBe = (token: { hints: number } | undefined, bit: number): boolean =>
  token !== undefined && (token.hints & bit) > 0
