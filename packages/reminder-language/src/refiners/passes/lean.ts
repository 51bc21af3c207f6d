import type { Token } from '../../tokens/token.ts'
import type { Draft, Leaning } from './draft.ts'

/** What takes place in which half of the day, by the hours of a clock face at which it usually does. */
const halves: readonly (readonly [words: string, leaning: Leaning])[] = [
  [
    'dinner supper party parties drinks sangeet reception cocktail cocktails pub bar clubbing club dandiya garba concert gig jagrata gala डिनर पार्टी संगीत रिसेप्शन कॉकटेल डांडिया गरबा',
    { half: 'pm', from: 6, to: 11, firmly: true },
  ],
  ['shaadi shadi wedding match शादी', { half: 'pm', from: 6, to: 8, firmly: false }],
  ['movie film cinema show play screening फिल्म मूवी शो barbecue bbq', { half: 'pm', from: 5, to: 9, firmly: true }],
  [
    'wake wakeup alarm uthna uthne utha uthao uthana uthaana jagana jagao jaga उठना उठने उठा उठाना जगा जगाना',
    { half: 'am', from: 3, to: 10, firmly: false },
  ],
  ['breakfast nashta naashta नाश्ता brunch', { half: 'am', from: 6, to: 11, firmly: true }],
  [
    'milk doodh dudh newspaper akhbar school schoolbus sunrise jogging दूध अखबार स्कूल',
    { half: 'am', from: 4, to: 8, firmly: false },
  ],
  ['office ऑफिस', { half: 'am', from: 7, to: 11, firmly: false }],
  ['bus बस', { half: 'am', from: 5, to: 7, firmly: false }],
]
const dinner = halves[0]![1]
export const byWord = new Map(
  halves.flatMap(([words, leaning]) => words.split(' ').map((word) => [word, leaning] as const)),
)

/**
 * Notes in which half of the day what the line is about takes place, for a bare hour.
 *
 * @example 'dinner tomorrow at 8' is in the evening.
 */
export function lean({ tokens, given }: Draft): void {
  if (!given.time?.clock || given.time.clock.half !== null || given.settling) return
  given.leaning = leaningOf(tokens, given.time)
}

function leaningOf(tokens: readonly Token[], { from, to }: { from: number; to: number }): Leaning | null {
  let found: Leaning | null = null
  for (let at = 0; at < tokens.length; at++) {
    if (at >= from && at < to) continue
    const { word, keys } = tokens[at]!
    // 'Raat ka khana', 'rat ke khane'.
    if (at > 1 && tokens[at - 2]!.meaning?.part === 'night' && keys.includes('MEAL')) return dinner
    found ??= byWord.get(word) ?? null
  }
  return found
}
