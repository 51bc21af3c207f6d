import { addHint, hint } from '../tokens/hints.ts'
import { plain } from '../vocabulary/fold.ts'

/** Requests to be reminded in languages that are loaded, as they begin and end a title. */
let opening = /^$/
let closing = /^$/
const all: string[] = []

/** @param requests '|' between them. */
export function addRequests(requests: string): void {
  for (const request of requests.toLowerCase().split('|')) {
    const words = request.split(' ')
    // Most titles have no such word.
    addHint([plain(words[0]!), plain(words.at(-1)!)], hint.request)
    all.push(words.join('\\s+'))
  }
  all.sort((a, b) => b.length - a.length)
  const any = all.join('|')
  opening = new RegExp(`^(?:${any})(?:[\\s,:-]+|$)`, 'i')
  closing = new RegExp(`(?:^|[\\s,]+)(?:${any})[\\s.!।۔]*$`, 'i')
}

/** The text, of whose words one is a request's (`hint.request`), without such a request. A title is never only that. */
export function withoutRequests(text: string): string {
  const left = text.replace(opening, '').replace(closing, '')
  return left.trim() === '' ? text : left
}
