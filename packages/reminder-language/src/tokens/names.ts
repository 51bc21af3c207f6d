import type { Span } from '../reading.ts'

/** Names and greetings that contain a word for a day or a part of it; 'aaj kal' is nowadays, but 'aaj kal mein' is soon. */
const names =
  /\b(?:kal ho na+ ho|a+j kal(?! m)|kal ?nirnay|aaj tak (?:channel|news)|raat rani|sha+m lal|bhor singh|sunday times|shubh ra+tri)\b|कल हो ना हो|शुभ रात्रि/gi

/** Where such names are in a text. Usually nowhere. */
export function namesIn(text: string): Span[] {
  if (text.search(names) < 0) return none
  return [...text.matchAll(names)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
}

const none: Span[] = []
