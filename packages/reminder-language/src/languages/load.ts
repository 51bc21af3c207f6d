import { isLearnt, type Language, registerLanguage } from './language.ts'
import { markers } from './markers.ts'

const loaders: Readonly<Record<string, () => Promise<Language>>> = {
  hi: () => import('./hi.ts').then(({ hi }) => hi),
  mr: () => import('./mr.ts').then(({ mr }) => mr),
  gu: () => import('./gu.ts').then(({ gu }) => gu),
  bn: () => import('./bn.ts').then(({ bn }) => bn),
  ta: () => import('./ta.ts').then(({ ta }) => ta),
  te: () => import('./te.ts').then(({ te }) => te),
  kn: () => import('./kn.ts').then(({ kn }) => kn),
  ml: () => import('./ml.ts').then(({ ml }) => ml),
  or: () => import('./or.ts').then(({ or }) => or),
  pa: () => import('./pa.ts').then(({ pa }) => pa),
  ur: () => import('./ur.ts').then(({ ur }) => ur),
}

/** Languages by the 128-character block of their script. */
const byBlock: ReadonlyMap<number, string> = new Map(
  Object.entries({
    12: 'ur',
    13: 'ur',
    18: 'hi',
    19: 'bn',
    20: 'pa',
    21: 'gu',
    22: 'or',
    23: 'ta',
    24: 'te',
    25: 'kn',
    26: 'ml',
  }).map(([block, code]) => [Number(block), code]),
)

/** Marathi shares its script with Hindi; these letters and words identify it. */
const marathi = /ळ|उद्या|परवा|वाजता|तारखे|आठवण|आठवड|दुपारी|रात्री|वारी|दररोज|पुढ|आहे|नंतर/

/** Neighbouring languages share some words: 'sanje' is the evening in both Gujarati and Kannada. */
const byTell = Map.groupBy(
  Object.entries(markers).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
  ([word]) => word,
)

/** Returns the languages of a text other than English and Hinglish, judging by its script and its marker words. */
export function languagesOf(text: string): string[] {
  const found = new Set<string>()
  for (let at = 0; at < text.length; at++) {
    const block = text.charCodeAt(at) >> 7
    const code = block === 0 ? undefined : byBlock.get(block)
    if (code) found.add(code)
  }
  if (found.has('hi') && marathi.test(text)) found.add('mr')
  for (const [word] of text.toLowerCase().matchAll(/[a-z]+/g)) {
    for (const [, code] of byTell.get(word) ?? []) found.add(code)
  }
  return [...found]
}

/**
 * Loads what the reader needs for a text: India's feasts, the words for tags, and the languages of the text. Fails only
 * on network errors; without a language its words stay in the title.
 */
export async function readyFor(text: string): Promise<void> {
  const missing = languagesOf(text).filter((code) => !isLearnt(code))
  const [{ loadLazyHelpers }, ...languages] = await Promise.all([
    import('./lazy-helpers.ts'),
    ...missing.map((code) => loaders[code]!()),
  ])
  loadLazyHelpers()
  for (const language of languages) registerLanguage(language)
}
