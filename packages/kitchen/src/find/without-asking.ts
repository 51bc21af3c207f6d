import { askingWords, eaterWords } from './asking-words.ts'

/**
 * Removes words that only ask for a recipe and phrases like "for 6 people" from both ends; empty when nothing else is
 * left.
 */
export function withoutAsking(words: readonly string[]): string[] {
  const asks = (word: string, at: number) =>
    askingWords.has(word) || isEater(word) || (/^\d{1,3}$/.test(word) && isEatersCount(words, at))
  const first = words.findIndex((word, at) => !asks(word, at))
  if (first < 0) return []
  const rest = words.slice(first, words.findLastIndex((word, at) => !asks(word, at)) + 1)
  // "Dal makhani ki recipe" leaves a trailing "ki"; "dal makhani banane ki vidhi" does not.
  while (rest.length > 1 && joining.has(rest.at(-1)!)) rest.pop()
  return rest
}

const isEatersCount = (words: readonly string[], at: number): boolean =>
  words[at - 1] === 'for' || words[at - 1] === 'serves' || isEater(words[at + 1])

const isEater = (word: string | undefined) => word !== undefined && eaterWords.has(word)

const joining: ReadonlySet<string> = new Set(['ki', 'ka', 'ke', 'ko', 'nu', 'chi', 'cha', 'che', 'da', 'di', 'serves'])
