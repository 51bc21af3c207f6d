/** 'p1', '!!1', '!1', '!!' or '!' as a word of its own, and '!!' or '!!1' at the end of one. */
const mark = /(?<=^|\s)(?:p[1-3]|!{1,2}[1-3]|!{1,3})(?=\s|$)|(?<=[^\s!])(?:!!(?:[1-3]|!?))(?=\s|$)/gi

/** Most lines have none. */
const mayName = /!|p[1-3]/i

/** The priority that a text names: 1 the highest, 3 the lowest; 0 for none, and for marks alone. Of several the highest counts. */
export function priorityOf(text: string): 0 | 1 | 2 | 3 {
  if (!mayName.test(text) || withoutPriority(text).trim() === '') return 0
  const named = [...text.matchAll(mark)].map(([said]) => levels[said.toLowerCase()] ?? levels[said.slice(-1)] ?? 1)
  return named.length === 0 ? 0 : (Math.min(...named) as 1 | 2 | 3)
}

const levels: Readonly<Record<string, 1 | 2 | 3>> = {
  p1: 1,
  p2: 2,
  p3: 3,
  '!!!': 1,
  '!!': 1,
  '!': 2,
  '1': 1,
  '2': 2,
  '3': 3,
}

/** The text with blanks for them, so that places in it stay where they are. */
export const withoutPriority = (text: string): string => text.replace(mark, (said) => ' '.repeat(said.length))
