/**
 * Matches 'p1', '!!1', '!1', '!!' or '!' as a separate word, '!!' or '!!1' at the end of a word, and '!high', '!medium'
 * or '!low' anywhere.
 */
const mark =
  /(?<=^|\s)(?:p[1-3]|!{1,2}[1-3]|!{1,3})(?=\s|$)|(?<=[^\s!])(?:!!(?:[1-3]|!?))(?=\s|$)|!{1,2}(?:high|medium|low)(?=\s|$)/gi

/** Cheap test, since most lines have no priority. */
const mayName = /!|p[1-3]/i

/**
 * Returns the priority in a text, from 1 (highest) to 3 (lowest); 0 if there is none, or nothing but the mark. The
 * highest of several is used.
 */
export function priorityOf(text: string): 0 | 1 | 2 | 3 {
  if (!mayName.test(text) || withoutPriority(text).trim() === '') return 0
  const named = [...text.matchAll(mark)].map(
    ([match]) => levels[match.toLowerCase().replace(/!+(?=[a-z])/, '')] ?? levels[match.slice(-1)] ?? 1,
  )
  return named.length === 0 ? 0 : (Math.min(...named) as 1 | 2 | 3)
}

const levels: Readonly<Record<string, 1 | 2 | 3>> = {
  p1: 1,
  p2: 2,
  p3: 3,
  high: 1,
  medium: 2,
  low: 3,
  '!!!': 1,
  '!!': 1,
  '!': 2,
  '1': 1,
  '2': 2,
  '3': 3,
}

/** Replaces priority marks with spaces, so that offsets stay valid. */
export const withoutPriority = (text: string): string => text.replace(mark, (match) => ' '.repeat(match.length))
