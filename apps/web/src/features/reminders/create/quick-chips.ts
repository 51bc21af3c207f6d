import type { Span } from '@planner/reminder-language'

import type { DayWords } from '../agenda/spoken-day.ts'

/** Words that one tap puts into the text; of each group one at a time. */
export const quickWords = [
  { group: 'Day', words: ['Today', 'Tomorrow', 'Weekend'] },
  { group: 'Part of the day', words: ['Subah', 'Dopahar', 'Shaam', 'Raat'] },
] as const

export type QuickWord = (typeof quickWords)[number]['words'][number]

/** The text with the word appended, or replacing a word of the same kind; without it if it was there. */
export function withQuickWord(
  text: string,
  word: QuickWord,
  leftAlone: readonly Span[] = [],
  day: DayWords | null = null,
): string {
  const there = quickWordIn(text, word, leftAlone, day)
  if (!there) return `${text}${text === '' || /\s$/.test(text) ? '' : ' '}${word.toLowerCase()}`

  const [first, ...others] = there.spans
  const rest = others.toReversed().reduce(without, text)
  if (there.word === word) return without(rest, first)

  return `${rest.slice(0, first.start)}${word.toLowerCase()}${rest.slice(first.end)}`
}

/**
 * Where the text contains a word of the group, and which. For days the parser knows better;
 * otherwise it is the group's last word, because taps append.
 */
export function quickWordIn(
  text: string,
  word: QuickWord,
  leftAlone: readonly Span[] = [],
  day: DayWords | null = null,
): { spans: [Span, ...Span[]]; word: QuickWord | null } | null {
  const { group: name, words } = quickWords.find((group) => group.words.some((one) => one === word))!
  const [firstSpan, ...otherSpans] = day?.spans ?? []
  if (name === 'Day' && day && firstSpan) return { spans: [firstSpan, ...otherSpans], word: day.word }

  const group: readonly QuickWord[] = words
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${group.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu')

  const [last] = [...text.matchAll(pattern)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, found: match[0].toLowerCase() }))
    .filter(({ start, end }) => !leftAlone.some((span) => start < span.end && end > span.start))
    .toReversed()
  const which = group.find((one) => one.toLowerCase() === last?.found)

  return last && which ? { spans: [{ start: last.start, end: last.end }], word: which } : null
}

function without(text: string, { start, end }: Span): string {
  const before = text.slice(0, start)
  const after = text.slice(end)

  return after === '' ? before.trimEnd() : `${before}${after.replace(/^\s/, '')}`
}
