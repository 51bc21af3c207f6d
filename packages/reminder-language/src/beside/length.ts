/** Numbers as words beside a unit of time; a fraction stands for itself ('half an hour', 'dedh ghanta'). */
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

const units = {
  1: 'm|mins?|minutes?|minat|मिनट|मिनिट',
  60: 'h|hrs?|hours?|ghanta|ghante|ghanton|ghnte|घंटे|घंटा|घंटों|घण्टे|घण्टा',
  1440: 'd|days?|din|दिन|दिनों',
  10080: 'w|weeks?|wks?|hafta|hafte|haftey|हफ्ते|हफ़्ते|हफ्ता|सप्ताह',
} as const

const digits = '\\d{1,4}(?:\\.\\d{1,2})?|[०-९]{1,3}'
const words = `half\\s+an?|${Object.keys(numbers)
  .toSorted((one, other) => other.length - one.length)
  .join('|')}`
const unit = `(?:${Object.values(units).join('|')})`
/** A unit of one letter only beside digits: 'and' is no 'an d'. */
const wholeUnit = `(?!\\p{L}(?![\\p{L}\\p{M}]))${unit}`
const start = '(?<![\\p{L}\\p{M}\\p{N}.:])'
const edge = '(?![\\p{L}\\p{M}\\p{N}])'
const counted = `(?:(?<digits>${digits})\\s*-?\\s*(?<unit>${unit})|(?<words>${words})\\s+(?<wholeUnit>${wholeUnit}))${edge}`
const one = `${counted.replace(/\?<\w+>/g, '?:')}(?:\\s+(?:ka|ke|का|के)${edge})?`

/** A length of time as a source of a regular expression: '3 hours', '1h 30m', 'aadhe ghante', 'an hour and a half'. */
export const lengthSource = `${start}${one}(?:\\s*(?:and|aur|और)?\\s*(?:${one}|a\\s+half${edge}))?`

const parts = new RegExp(`(?<![\\p{L}\\p{M}.])${counted}`, 'giu')

/** The minutes of a text that `lengthSource` matches; null where they are no whole number. */
export function minutesOf(text: string): number | null {
  let minutes = 0
  let last = 0
  for (const { groups } of text.matchAll(parts)) {
    last = unitOf((groups!.unit ?? groups!.wholeUnit)!.toLowerCase())
    minutes += numberOf((groups!.digits ?? groups!.words)!.toLowerCase()) * last
  }
  if (/\ba\s+half$/i.test(text)) minutes += last / 2
  return Number.isInteger(minutes) && minutes > 0 ? minutes : null
}

function unitOf(name: string): number {
  const [minutes] = Object.entries(units).find(([, names]) => new RegExp(`^(?:${names})$`, 'u').test(name))!
  return Number(minutes)
}

function numberOf(text: string): number {
  const digits = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
  return numbers[text.replace(/\s+/g, '-')] ?? Number(digits)
}
