import type { Span } from '@planner/reminder-language'

import type { DayWords } from '../agenda/spoken-day.ts'

/** Words inserted into the text by a tap, at most one of each group. */
export const quickWords = [
  { group: 'Day', words: ['Today', 'Tomorrow', 'Weekend'] },
  { group: 'Part of the day', words: ['Subah', 'Dopahar', 'Shaam', 'Raat'] },
] as const

export type QuickWord = (typeof quickWords)[number]['words'][number]

/** Returns the text with the word appended or replacing one of its group; without the word if it was already there. */
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
 * Finds the text's word of a group. For days, the parser's result takes precedence; otherwise it is the group's last
 * word, because taps append.
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
