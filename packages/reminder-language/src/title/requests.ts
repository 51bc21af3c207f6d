import { addHint, hint } from '../tokens/hints.ts'
import { plain } from '../vocabulary/fold.ts'

/** Phrases that ask for a reminder in the loaded languages, at the start and end of a title. */
let opening = /^$/
let closing = /^$/
const all: string[] = []

/**
 * Registers phrases.
 *
 * @param requests the phrases, separated by '|'.
 */
export function addRequests(requests: string): void {
  for (const request of requests.toLowerCase().split('|')) {
    const words = request.split(' ')
    // Most titles contain no such word.
    addHint([plain(words[0]!), plain(words.at(-1)!)], hint.request)
    all.push(words.join('\\s+'))
  }
  all.sort((a, b) => b.length - a.length)
  const any = all.join('|')
  opening = new RegExp(`^(?:${any})(?:[\\s,:-]+|$)`, 'i')
  closing = new RegExp(`(?:^|[\\s,]+)(?:${any})[\\s.!।۔]*$`, 'i')
}

/**
 * Removes such a phrase from a text that contains a word of one (`hint.request`), unless nothing else would be left.
 */
export function withoutRequests(text: string): string {
  const left = text.replace(opening, '').replace(closing, '')
  return left.trim() === '' ? text : left
}
