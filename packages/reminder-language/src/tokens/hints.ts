/**
 * Categories of words, as bits. Most lines contain no such words, and searching for their phrases is costly: each word
 * is looked up once, and the bits of a line tell which searches are worthwhile.
 */
export const hint = {
  /** Part of a known name that contains a day word. */
  name: 1,
  /** Precedes the title of a film, song or book: 'watch', 'read'. */
  media: 2,
  /** Takes back something: 'sorry', 'nahi'. */
  correction: 4,
  /** A request to be reminded. */
  carrier: 8,
  quote: 16,
  address: 32,
  /** Implies the half of the day in which something takes place. */
  leaning: 64,
  /** Identifies the language of a line. */
  language: 128,
  tag: 256,
  /** Begins or ends a request for a reminder in another language. */
  request: 512,
  /** Is followed by a number that names it: 'room 5', 'bus 24'. */
  label: 1024,
  /** Counted by an ordinal: '25th anniversary'. */
  ranked: 2048,
  /** Described by a repetition rather than repeated: 'daily soap', 'yearly plan'. */
  product: 4096,
  /** Lasts for days: 'trip', 'leave'. */
  lasting: 8192,
  /** 'Weekend sale': the weekend is not a day. */
  ofWeekend: 16_384,
  /** Takes place at a certain hour: 'dinner 8'. */
  occasion: 32_768,
  /** Departs at a time: 'train 6.30'. */
  departure: 65_536,
  /** 'Except holidays'. */
  dayOff: 131_072,
  /** Has the repetition as part of its name: 'weekly report'. */
  calledSo: 262_144,
  /** Short weekday name that is also a personal name or a god's: 'som', 'ravi'. */
  shortDay: 524_288,
  /** Ends a note that contains no task: 'Sunday Bazaar number'. */
  noted: 1_048_576,
  /** Is a verb of a task: 'send'. */
  doing: 2_097_152,
  /** Is about the past: 'she left'. */
  past: 4_194_304,
  /**
   * Follows a feast that is not meant as a day, such as a question, a song or a temple: 'Diwali ka matlab', 'Ganpati ke
   * peeche'.
   */
  aboutFeast: 8_388_608,
  /** Is followed by a decimal that is its price, rate or version: 'petrol 96.40'. */
  priced: 16_777_216,
  /** Is a distance covered in a time: '120 km in 2 hours'. */
  distance: 33_554_432,
  /** Refers to the feast day itself: 'Diwali ke samay'. */
  ofFeast: 67_108_864,
  /** Follows the date of a remembered event: '26/11 attacks'. */
  remembered: 134_217_728,
  /** Is a rite held on its day: 'Ekadashi vrat'. */
  rite: 268_435_456,
  /** Takes place on the day itself: 'Christmas eve dinner', not 'Diwali lights'. */
  celebration: 536_870_912,
  /** Is respelt next to certain words (rewrite.ts). */
  respelt: 1_073_741_824,
} as const

const hints = new Map<string, number>()

export function addHint(words: Iterable<string>, bit: number): void {
  for (const word of words) hints.set(word, hintsOf(word) | bit)
}

export const hintsOf = (word: string): number => hints.get(word) ?? 0

/** Returns the hint bits of all words of a line. */
export function hintsIn(tokens: readonly { hints: number }[]): number {
  let all = 0
  for (let at = 0; at < tokens.length; at++) all |= tokens[at]!.hints
  return all
}

/** Whether a word has the given hint. */
export const hasHint = (token: { hints: number } | undefined, bit: number): boolean =>
  token !== undefined && (token.hints & bit) > 0
