/** The units amounts are stored in: weights in grams, liquids in millilitres, everything else by its own word. */
export const units = [
  'g',
  'ml',
  'piece',
  'packet',
  'bottle',
  'box',
  'tin',
  'bag',
  'bunch',
  'tray',
  'loaf',
  'bar',
  'roll',
  'rupee',
] as const
export type ListUnit = (typeof units)[number]

export type Amount = { amount: number; unit: ListUnit }

/** More than anyone buys; a larger number is not an amount. */
const mostOf: Partial<Record<ListUnit, number>> = { g: 1_000_000, ml: 1_000_000, rupee: 100_000 }
const mostCounted = 1000

type Measure = { unit: ListUnit; times: number }

const measures = new Map<string, Measure>()
const say = (unit: ListUnit, times: number, words: string) => {
  for (const word of words.split(' ')) measures.set(word, { unit, times })
}
say('g', 1000, 'kg kgs kilo kilos kilogram kilograms किलो किलोग्राम केजी')
say('g', 1, 'g gm gms gr gram grams ग्राम')
say('ml', 1000, 'l ltr ltrs lt lit litre litres liter liters लीटर लिटर')
say('ml', 1, 'ml millilitre millilitres मिली')
say('piece', 1, 'piece pieces pc pcs nos no nag number पीस नग')
say('piece', 12, 'dozen dozens doz dz darjan darzan दर्जन')
say('packet', 1, 'packet packets pack packs pkt pkts packt pouch pouches sachet sachets thaili पैकेट पैकिट थैली')
say('bottle', 1, 'bottle bottles botal botel shishi बोतल शीशी')
say('box', 1, 'box boxes dabba dabbe dibba carton cartons डिब्बा डब्बा')
say('tin', 1, 'tin tins can cans jar jars टिन')
say('bag', 1, 'bag bags bori katta sack बोरी कट्टा')
say('bunch', 1, 'bunch bunches gaddi guchha guchchha गड्डी गुच्छा')
say('tray', 1, 'tray trays crate crates ट्रे')
say('loaf', 1, 'loaf loaves')
say('bar', 1, 'bar bars tikiya टिकिया')
say('roll', 1, 'roll rolls')
say('rupee', 1, 'rs rupee rupees rupaye rupay rupiya ka₹ ₹ रुपये रुपए')

/** Number words, in English and in Hindi in both scripts. */
const numbers = new Map<string, number>()
for (const line of `
0.25 quarter pav paav pao पाव
0.5 half aadha adha aadhi adhi आधा आधी
0.75 pauna पौना
1 a an one ek एक
1.25 sava sawa सवा
1.5 dedh derh डेढ़
2 two couple do दो
2.5 dhai adhai ढाई
3 three teen tin तीन
4 four char chaar चार
5 five paanch panch पांच पाँच
6 six chhe che chhah छह छः
7 seven saat sat सात
8 eight aath ath आठ
9 nine nau नौ
10 ten das dus दस
12 twelve barah बारह
20 twenty bees बीस
50 fifty pachas पचास
100 hundred sau सौ`
  .trim()
  .split('\n')) {
  const [value, ...words] = line.split(' ')
  for (const word of words) numbers.set(word.normalize('NFC'), Number(value))
}

/** Words that are a number only before a unit: "do" and "tin" are also ordinary words, "pav" is also a bread. */
const onlyBeforeMeasure = new Set([
  'a',
  'an',
  'no',
  'do',
  'tin',
  'che',
  'sat',
  'pav',
  'paav',
  'pao',
  'पाव',
  'das',
  'char',
])

const signs: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

/** Prefixes that shift the number after them, as in "paune do" (1.75) and "sade teen" (3.5). */
const shifts: Readonly<Record<string, number>> = {
  paune: -0.25,
  pone: -0.25,
  sade: 0.5,
  saade: 0.5,
  sadhe: 0.5,
  saadhe: 0.5,
  पौने: -0.25,
  साढ़े: 0.5,
}

const digits: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('०१२३४५६७८९').map((sign, at) => [sign, String(at)]),
)

/**
 * Splits a text into words, separating numbers from what follows: '5kg' becomes '5 kg', '1½' becomes '1 ½', but '7up'
 * stays.
 */
export function listWords(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => digits[digit]!)
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/₹\s*(\d)/g, '₹ $1')
    .replace(/(\d)([½¼¾⅓⅔])/g, '$1 $2')
    .replace(/(\d\s*)[x×](\s|$)/gi, '$1 ')
    .split(/\s+/)
    .flatMap(unglued)
    .filter((word) => word !== '')
}

function unglued(word: string): string[] {
  const [, number, rest] = /^(\d+(?:[.,/]\d+)?)(\p{L}[\p{L}\p{M}.]*)$/u.exec(word) ?? []
  return number && rest && measures.has(plain(rest)) ? [number, rest] : [word]
}

const plain = (word: string): string => word.toLowerCase().replace(/[.:]+$/, '')

/**
 * Parses an amount that starts at a word.
 *
 * @returns null when there is none; `length` is the number of words.
 */
export function amountAt(words: readonly string[], at: number): (Amount & { length: number; hasUnit: boolean }) | null {
  if (words[at] === '₹') {
    const value = digitsOf(words[at + 1] ?? '')
    return value === null || !isPossible(value, 'rupee')
      ? null
      : { amount: value, unit: 'rupee', length: 2, hasUnit: true }
  }
  const number = numberAt(words, at)
  // "Kilo pyaaz" and "dozen eggs" mean one of the unit.
  if (!number) {
    const alone = measures.get(plain(words[at] ?? ''))
    const isWord = alone && /^(kilo|dozen|darjan|packet|pkt|bottle|किलो|दर्जन|पैकेट)$/.test(plain(words[at]!))
    return alone && isWord && words.length > at + 1
      ? { amount: alone.times, unit: alone.unit, length: 1, hasUnit: true }
      : null
  }
  const next = plain(words[at + number.length] ?? '')
  const measure = measures.get(next)
  if (measure) {
    let length = number.length + 1
    let amount = number.value * measure.times
    // Combines two units of one amount: "ek kilo 200 gram".
    const more = measure.times === 1000 ? amountAt(words, at + length) : null
    if (more?.hasUnit && more.unit === measure.unit && more.amount < measure.times) {
      amount += more.amount
      length += more.length
    }
    return isPossible(amount, measure.unit) ? { amount: tidy(amount), unit: measure.unit, length, hasUnit: true } : null
  }
  if (number.needsMeasure || !Number.isInteger(number.value) || !isPossible(number.value, 'piece')) return null
  return { amount: number.value, unit: 'piece', length: number.length, hasUnit: false }
}

function numberAt(
  words: readonly string[],
  at: number,
): { value: number; length: number; needsMeasure: boolean } | null {
  const word = plain(words[at] ?? '')
  const shift = shifts[word]
  if (shift !== undefined) {
    const rest = numberAt(words, at + 1)
    return rest && { value: rest.value + shift, length: rest.length + 1, needsMeasure: true }
  }
  const value = digitsOf(word)
  if (value !== null) {
    const part = signs[words[at + 1] ?? '']
    return part === undefined
      ? { value, length: 1, needsMeasure: false }
      : { value: value + part, length: 2, needsMeasure: false }
  }
  const named = signs[word] ?? numbers.get(word)
  if (named === undefined) return null
  // Handles "half a kilo" and "a couple of".
  const next = plain(words[at + 1] ?? '')
  if (named < 1 && (next === 'a' || next === 'an')) return { value: named, length: 2, needsMeasure: true }
  if ((word === 'a' || word === 'an') && numbers.has(next)) {
    const rest = numberAt(words, at + 1)
    return rest && { ...rest, length: rest.length + 1 }
  }
  return { value: named, length: 1, needsMeasure: onlyBeforeMeasure.has(word) || !Number.isInteger(named) }
}

function digitsOf(word: string): number | null {
  const [, over, under] = /^(\d{1,2})\/(\d{1,2})$/.exec(word) ?? []
  if (over && Number(under) > 0) return Number(over) / Number(under)
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(word)) return null
  const value = Number(word)
  return value > 0 ? value : null
}

const isPossible = (amount: number, unit: ListUnit): boolean => amount > 0 && amount <= (mostOf[unit] ?? mostCounted)

const tidy = (amount: number): number => Math.round(amount * 1000) / 1000

/** Words around an item's name that add nothing: "le aana", "chahiye", "of". */
const asides = new Set(
  `of ka ki ke wala wali wale please pls plz lana laana lani le aana aao lao chahiye khatam hai ho gaya gayi lena buy get need want also bhi
   का की के लाना ले आना चाहिए खत्म है भी लेना`.split(/\s+/),
)

export const isAside = (word: string): boolean => asides.has(plain(word))

const bullets = /^[-*•·–—.)\]([✓✔☐□:]+|[-*•·–—.)\](:]+$/g

/** A typed item. */
export type ListItem = { name: string; amount: number | null; unit: ListUnit | null }

/** Parses "2 kilo pyaaz", "atta 5 kg", "ek packet Maggi", "soap": an amount at either end, and the item's name. */
export function readItem(text: string): ListItem {
  const words = listWords(text.replace(bullets, '').trim())
  const front = amountAt(words, 0)
  if (front && front.length < words.length) return itemOf(words.slice(front.length), front, words)
  for (let at = Math.max(1, words.length - 5); at < words.length; at++) {
    const amount = amountAt(words, at)
    // "Lux soap 3" means three; "Vitamin 12" may be a name, but is rare on a list.
    if (amount && at + amount.length === words.length) return itemOf(words.slice(0, at), amount, words)
    // Handles "pyaaz 2 kilo lana".
    if (amount?.hasUnit && words.slice(at + amount.length).every(isAside))
      return itemOf(words.slice(0, at), amount, words)
  }
  return itemOf(words, null, words)
}

function itemOf(words: readonly string[], amount: Amount | null, all: readonly string[]): ListItem {
  let [from, until] = [0, words.length]
  while (from < until && isAside(words[from]!)) from++
  while (until > from && isAside(words[until - 1]!)) until--
  const name = words.slice(from, until).join(' ')
  if (name === '') return { name: all.join(' '), amount: null, unit: null }
  return { name, amount: amount?.amount ?? null, unit: amount?.unit ?? null }
}
