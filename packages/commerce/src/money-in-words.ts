import type { Paise } from './money.ts'

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** The Indian numbering system: the units, largest first, with their values. */
const units: [name: string, value: number][] = [
  ['crore', 10_000_000],
  ['lakh', 100_000],
  ['thousand', 1000],
  ['hundred', 100],
]

/**
 * Writes an amount as on bills: 'Rupees one lakh twenty-three thousand four hundred fifty-six and fifty paise only'.
 */
export function moneyInWords(amount: Paise): string {
  const rupees = Math.floor(amount / 100)
  const paise = amount % 100
  const whole = `Rupees ${inWords(rupees)}`
  return paise === 0 ? `${whole} only` : `${whole} and ${inWords(paise)} paise only`
}

function inWords(value: number): string {
  if (value < 20) return small[value]!
  if (value < 100) {
    const one = value % 10
    return one === 0 ? tens[value / 10]! : `${tens[Math.floor(value / 10)]}-${small[one]}`
  }
  const [name, size] = units.find(([, unit]) => value >= unit)!
  const rest = value % size
  const many = `${inWords(Math.floor(value / size))} ${name}`
  return rest === 0 ? many : `${many} ${inWords(rest)}`
}
