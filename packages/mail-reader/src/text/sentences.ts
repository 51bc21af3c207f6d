import type { Span } from './span.ts'

/** Abbreviations whose full stop does not end a sentence. */
const abbreviation =
  /(?:^|[\s(])(?:rs|no|nos|dr|mr|mrs|ms|min|max|ref|inv|amt|dt|st|vs|approx|incl|rd|opp|jn|pvt|ltd|रु|डॉ|नं|के|[a-z])$/i

/** Returns the positions of the text's sentences; a line break always ends one. */
export function sentencesOf(text: string): Span[] {
  const sentences: Span[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(/\n|[.!?।](?=\s)/g)) {
    if (mark === '.' && abbreviation.test(text.slice(Math.max(0, index - 8), index))) continue
    sentences.push({ start, end: index + 1 })
    start = index + 1
  }
  if (start < text.length) sentences.push({ start, end: text.length })
  return sentences
}
