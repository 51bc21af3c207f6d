const said: Readonly<Record<string, number>> = {
  half: 0.5, aadha: 0.5, adha: 0.5, aadhi: 0.5, adhi: 0.5, आधा: 0.5, आधी: 0.5, quarter: 0.25, pav: 0.25, paav: 0.25, पाव: 0.25,
  pauna: 0.75, a: 1, an: 1, one: 1, ek: 1, एक: 1, dedh: 1.5, डेढ़: 1.5, two: 2, do: 2, दो: 2, dhai: 2.5, ढाई: 2.5, three: 3, teen: 3,
  तीन: 3, four: 4, char: 4, chaar: 4, चार: 4, five: 5, paanch: 5, panch: 5, पांच: 5, पाँच: 5, six: 6, chhe: 6, cheh: 6, eight: 8,
  aath: 8, ten: 10, das: 10, twelve: 12,
} // biome-ignore format: words of one number side by side

const fractions: Readonly<Record<string, string>> = {
  '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8', '⅕': '1/5',
} // biome-ignore format: fractions in a row

/**
 * Writes fraction signs and Indian digits as plain numbers, and separates a number from its unit: '1½ cup', '२ कप',
 * '200g'.
 */
export const plainNumbers = (text: string): string =>
  text
    .replace(/[½¼¾⅓⅔⅛⅜⅝⅞⅕]/g, (sign) => ` ${fractions[sign]!} `)
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/⁄/g, '/')
    .replace(/(\d)\s*\/\s*(\d)/g, '$1/$2')
    .replace(/(\d)(?=[a-zA-Z\u0900-\u097f])/g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim()

const one = String.raw`\d+/\d+|\d+(?:\.\d+)?(?: \d+/\d+)?`
const range = new RegExp(String.raw`^(${one})(?:\s*(?:-|–|—|to|se|or)\s*(${one}))?(?=\s|$)`, 'i')

/** Returns the amount at the start of a text; the midpoint of a range such as "2-3". */
export function leadingAmount(text: string): { amount: number; rest: string } | null {
  const found = range.exec(text)
  if (found) {
    const [low, high] = [numberOf(found[1]!), found[2] === undefined ? null : numberOf(found[2])]
    const amount = high === null ? low : (low + high) / 2
    return amount > 0 && amount < 100_000 ? { amount, rest: text.slice(found[0].length).trim() } : null
  }
  const [word = '', ...others] = text.split(' ')
  const value = Object.hasOwn(said, word.toLowerCase()) ? said[word.toLowerCase()]! : null
  if (value === null || others.length === 0) return null
  // Handles "Half a cup".
  const isPart = value < 1 && /^(an?|of)$/i.test(others[0]!)
  return { amount: value, rest: others.slice(isPart ? 1 : 0).join(' ') }
}

function numberOf(text: string): number {
  return text.split(' ').reduce((sum, part) => {
    const [above, below] = part.split('/').map(Number)
    return sum + (below === undefined ? above! : below === 0 ? 0 : above! / below)
  }, 0)
}
