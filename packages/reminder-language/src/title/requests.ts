/** Requests to be reminded in languages that are loaded, as they begin and end a title. */
let opening = /^$/
let closing = /^$/
const all: string[] = []
/** Their first and last words, since most titles have none of them. */
const firstWords = new Set<string>()
const lastWords = new Set<string>()

/** @param requests '|' between them. */
export function addRequests(requests: string): void {
  for (const request of requests.toLowerCase().split('|')) {
    const words = request.split(' ')
    firstWords.add(words[0]!)
    lastWords.add(words.at(-1)!)
    all.push(words.join('\\s+'))
  }
  all.sort((a, b) => b.length - a.length)
  const any = all.join('|')
  opening = new RegExp(`^(?:${any})(?:[\\s,:-]+|$)`, 'i')
  closing = new RegExp(`(?:^|[\\s,]+)(?:${any})[\\s.!।۔]*$`, 'i')
}

/** The text without such a request. A title is never only that. */
export function withoutRequests(text: string): string {
  const space = text.indexOf(' ')
  const first = withoutMarks(space < 0 ? text : text.slice(0, space))
  let begin = text.length
  while (begin > 0 && text.charCodeAt(begin - 1) !== 32) begin--
  const last = withoutMarks(text.slice(begin))
  let left = text
  if (firstWords.has(first)) left = left.replace(opening, '')
  if (lastWords.has(last)) left = left.replace(closing, '')
  return left.trim() === '' ? text : left
}

/** One of ',:-.!।۔'. */
const isMark = (code: number) =>
  code === 44 || code === 58 || code === 45 || code === 46 || code === 33 || code === 0x964 || code === 0x6d4

function withoutMarks(word: string): string {
  let end = word.length
  while (end > 0 && isMark(word.charCodeAt(end - 1))) end--
  return word.slice(0, end).toLowerCase()
}
