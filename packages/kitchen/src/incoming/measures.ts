import type { Unit } from '../read/vocabulary.ts'

/** A measure in everyday use, as a multiple of one of our units; `isRough` marks those whose size varies. */
export type Measure = { unit: Unit | null; times: number; isRough?: true }

const spoonsInHindi = [
  'chammach',
  'chamach',
  'chammacch',
  'chamuch',
  'chamcha',
  'chamche',
  'chammache',
  'chamchi',
  'chummach',
  'चम्मच',
]

const table: readonly [words: string, measure: Measure][] = [
  ['g gm gms gr grm grms gram grams gramme grammes ग्राम', { unit: 'g', times: 1 }],
  ['kg kgs kilo kilos kilogram kilograms किलो', { unit: 'kg', times: 1 }],
  ['ml mls millilitre millilitres milliliter milliliters मिली', { unit: 'ml', times: 1 }],
  ['l lt ltr ltrs litre litres liter liters लीटर', { unit: 'l', times: 1 }],
  ['tsp tsps teaspoon teaspoons tspn', { unit: 'tsp', times: 1 }],
  ['tbsp tbsps tbs tblsp tablespoon tablespoons', { unit: 'tbsp', times: 1 }],
  ['cup cups कप', { unit: 'cup', times: 1 }],
  ['clove cloves kali kaliyan kaliyaan कली कलियां', { unit: 'clove', times: 1 }],
  ['pinch pinches chutki dash चुटकी', { unit: 'pinch', times: 1 }],
  ['piece pieces pc pcs nos no nag', { unit: null, times: 1 }],
  ['dozen', { unit: null, times: 12 }],
  ['oz ounce ounces', { unit: 'g', times: 28.35 }],
  ['lb lbs pound pounds', { unit: 'g', times: 453.6 }],
  ['pint pints', { unit: 'ml', times: 473 }],
  ['quart quarts', { unit: 'ml', times: 946 }],
  // These measures have no fixed size; the size we assumed is shown to the user.
  [`spoon spoons ${spoonsInHindi.join(' ')}`, { unit: 'tsp', times: 1, isRough: true }],
  ['katori katoris katora vati bowl bowls कटोरी', { unit: 'ml', times: 150, isRough: true }],
  ['glass glasses gilas गिलास', { unit: 'ml', times: 240, isRough: true }],
  ['mug mugs', { unit: 'ml', times: 300, isRough: true }],
  ['handful handfuls mutthi muthi मुट्ठी', { unit: 'g', times: 25, isRough: true }],
  ['bunch bunches gaddi juri गड्डी', { unit: 'g', times: 100, isRough: true }],
  ['sprig sprigs stalk stalks', { unit: 'g', times: 2, isRough: true }],
  ['slice slices', { unit: 'g', times: 25, isRough: true }],
  ['stick sticks', { unit: 'g', times: 5, isRough: true }],
  ['inch inches इंच', { unit: 'g', times: 6, isRough: true }],
  ['drop drops', { unit: 'ml', times: 0.05 }],
  ['packet packets pkt pack packs can cans tin tins jar jars box sachet', { unit: 'g', times: 200, isRough: true }],
]

const measures: ReadonlyMap<string, Measure> = new Map(
  table.flatMap(([words, measure]) => words.split(' ').map((word) => [word, measure] as const)),
)

/** Returns an entry for a spoon of a given size, for every spelling of both words. */
const sized = (sizes: readonly string[], unit: Unit): [string, Measure][] =>
  sizes.flatMap((size) =>
    [...spoonsInHindi, 'spoon', 'spoons'].map((spoon): [string, Measure] => [
      `${size} ${spoon}`.normalize('NFC'),
      { unit, times: 1 },
    ]),
  )

/** Measures of two words. */
const pairs: ReadonlyMap<string, Measure> = new Map<string, Measure>([
  ...sized(
    ['chhoti', 'chhota', 'chhote', 'choti', 'chota', 'chote', 'chai', 'छोटा', 'छोटी', 'छोटे', 'small', 'tea'],
    'tsp',
  ),
  ...sized(['badi', 'bada', 'bade', 'badii', 'khane', 'बड़ा', 'बड़ी', 'बड़े', 'big', 'large', 'table'], 'tbsp'),
  ['fl oz', { unit: 'ml', times: 29.6 }],
  ['fluid ounces', { unit: 'ml', times: 29.6 }],
])

/** Returns the measure at the start of the words, and the number of words it takes up. */
export function measureAt(words: readonly string[]): { measure: Measure; length: number } | null {
  const plain = (word: string | undefined) => (word ?? '').toLowerCase().replace(/\.$/, '')
  const pair = pairs.get(`${plain(words[0])} ${plain(words[1])}`.normalize('NFC'))
  if (pair) return { measure: pair, length: 2 }
  // 'T' is a tablespoon, 't' a teaspoon.
  if (words[0] === 'T' || words[0] === 't')
    return { measure: { unit: words[0] === 'T' ? 'tbsp' : 'tsp', times: 1 }, length: 1 }
  const measure = measures.get(plain(words[0]))
  return measure ? { measure, length: 1 } : null
}
