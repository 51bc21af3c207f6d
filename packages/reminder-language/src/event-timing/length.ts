import type { Span } from '../reading.ts'

/** Number words before a unit of time; a fraction needs no unit word of its own ('half an hour', 'dedh ghanta'). */
const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [0.5, 'half half-a half-an aadha aadhe aadhi adha adhe आधा आधे आधी'],
      [1, 'a an one ek एक'],
      [1.5, 'dedh डेढ़ डेढ'],
      [2, 'two do दो'],
      [2.5, 'dhai ढाई'],
      [3, 'three teen tin तीन'],
      [4, 'four char chaar चार'],
      [5, 'five paanch panch पांच पाँच'],
      [6, 'six chhe che छह छः'],
      [7, 'seven saat सात'],
      [8, 'eight aath आठ'],
      [9, 'nine nau नौ'],
      [10, 'ten das दस'],
      [12, 'twelve barah बारह'],
      [15, 'fifteen pandrah पंद्रह पन्द्रह'],
      [20, 'twenty bees बीस'],
      [24, 'twenty-four chaubis'],
      [30, 'thirty tees तीस'],
      [40, 'forty chalis चालीस'],
      [45, 'forty-five paintalis पैंतालीस'],
      [60, 'sixty'],
      [90, 'ninety nabbe'],
    ] as const
  ).flatMap(([value, names]) => names.split(' ').map((name) => [name, value])),
)

const units = [
  [1, 'm min mins minute minutes minat मिनट मिनिट'],
  [60, 'h hr hrs hour hours ghanta ghante ghanton ghnte घंटे घंटा घंटों घण्टे घण्टा'],
  [1440, 'd day days din दिन दिनों'],
  [10_080, 'w week weeks wk wks hafta hafte haftey हफ्ते हफ़्ते हफ्ता सप्ताह'],
] as const
const unitMinutes = new Map(units.flatMap(([minutes, names]) => names.split(' ').map((name) => [name, minutes])))

/** Letters and marks of the supported scripts, for use inside a character class; includes the Indian digits. */
export const letters = 'a-z\\u00c0-\\u024f\\u0600-\\u06ff\\u0900-\\u0965\\u0970-\\u0dff'

/**
 * Letters, marks and digits, for use inside a character class. V8 takes milliseconds to compile property classes in
 * case-insensitive patterns, which would delay the first line read.
 */
export const inWord = `${letters}0-9\\u0966-\\u096f`
const digits = '\\d{1,4}(?:\\.\\d{1,2})?|[०-९]{1,3}'
const words = `half\\s+an?|${longestFirst(Object.keys(numbers))}`
const unit = `(?:${longestFirst(unitMinutes.keys())})`
/** A one-letter unit counts only next to digits, so that 'and' is not 'an d'. */
const wholeUnit = `(?![a-z](?![a-z]))${unit}`
const start = `(?<![${inWord}.:])`
const edge = `(?![${inWord}])`
const counted = `(?:(?<digits>${digits})\\s*-?\\s*(?<unit>${unit})|(?<words>${words})\\s+(?<wholeUnit>${wholeUnit}))${edge}`
const one = counted.replace(/\?<\w+>/g, '?:')

/** Hours and minutes in one word: '1h30m'. */
const joined = `\\d{1,2}h\\d{1,2}(?:m|mins?)${edge}`

const lengths = new RegExp(`${start}(?:${joined}|${one}(?:\\s*(?:and|aur|और)?\\s*(?:${one}|a\\s+half${edge}))?)`, 'gi')
const parts = new RegExp(`(?<![${letters}.])${counted}`, 'gi')

/** Finds lengths of time ('3 hours', '1h 30m', 'aadhe ghante', 'an hour and a half'), in text order. */
export function lengthsIn(text: string): Span[] {
  const found: Span[] = []
  // `matchAll` would compile its own copy of the pattern for every text.
  lengths.lastIndex = 0
  for (let match = lengths.exec(text); match; match = lengths.exec(text))
    found.push({ start: match.index, end: lengths.lastIndex })
  return found
}

/** Converts a length of time to minutes; null if they are not a whole number. */
export function minutesOf(text: string): number | null {
  const together = /^(\d{1,2})h(\d{1,2})(?:m|mins?)$/i.exec(text)
  if (together) return Number(together[1]) * 60 + Number(together[2]) || null
  let minutes = 0
  let last = 0
  for (const { groups } of text.matchAll(parts)) {
    last = unitMinutes.get((groups!.unit ?? groups!.wholeUnit)!.toLowerCase())!
    minutes += numberOf((groups!.digits ?? groups!.words)!.toLowerCase()) * last
  }
  if (/\ba\s+half$/i.test(text)) minutes += last / 2
  return Number.isInteger(minutes) && minutes > 0 ? minutes : null
}

function numberOf(text: string): number {
  const digits = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
  return numbers[text.replace(/\s+/g, '-')] ?? Number(digits)
}

function longestFirst(names: Iterable<string>): string {
  return [...names].toSorted((one, other) => other.length - one.length).join('|')
}
