import type { Span } from '@planner/reminder-language'

/** Words that one tap puts into the text; of each group one at a time. */
export const quickWords = [
  { group: 'Day', words: ['Today', 'Tomorrow', 'Weekend'] },
  { group: 'Part of the day', words: ['Subah', 'Dopahar', 'Shaam', 'Raat'] },
] as const

export type QuickWord = (typeof quickWords)[number]['words'][number]

/** The text with the word at its end, or in the place of the other word of its group; without it where it stood. */
export function withQuickWord(text: string, word: QuickWord, leftAlone: readonly Span[] = []): string {
  const there = quickWordIn(text, word, leftAlone)
  if (!there) return `${text}${text === '' || /\s$/.test(text) ? '' : ' '}${word.toLowerCase()}`

  const before = text.slice(0, there.start)
  const after = text.slice(there.end)
  if (there.word !== word) return `${before}${word.toLowerCase()}${after}`

  return after === '' ? before.trimEnd() : `${before}${after.replace(/^\s/, '')}`
}

/** Where the text holds a word of the same group: the last, since what is tapped comes last. */
export function quickWordIn(
  text: string,
  word: QuickWord,
  leftAlone: readonly Span[] = [],
): (Span & { word: QuickWord }) | null {
  const group: readonly QuickWord[] = quickWords.find(({ words }) => words.some((one) => one === word))?.words ?? []
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${group.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu')

  const [last] = [...text.matchAll(pattern)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, found: match[0].toLowerCase() }))
    .filter(({ start, end }) => !leftAlone.some((span) => start < span.end && end > span.start))
    .toReversed()
  const which = group.find((one) => one.toLowerCase() === last?.found)

  return last && which ? { start: last.start, end: last.end, word: which } : null
}
