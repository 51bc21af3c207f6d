import { wordsOf } from '../names/fold.ts'
import { inDevanagari } from './scripts.ts'
import { withoutAsking } from './without-asking.ts'

const longest = 80

/**
 * Returns the words of a search as typed, without the surrounding words that only ask: "Ghee Roast" for "how to make
 * Ghee Roast".
 */
export function missingWords(text: string): string {
  const typed = text.trim().split(/\s+/)
  const kept = new Set(withoutAsking(wordsOf(inDevanagari(text))))
  const isKept = (word: string) => {
    const words = wordsOf(inDevanagari(word))
    return words.length === 0 || words.some((one) => kept.has(one))
  }
  const first = typed.findIndex(isKept)
  const last = typed.findLastIndex(isKept)
  return (first < 0 ? typed : typed.slice(first, last + 1)).join(' ').slice(0, longest)
}
