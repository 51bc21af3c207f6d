import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountsInWords, gramsOfAmount, mergeAmounts, sumInWords } from './merge-amounts.ts'
import { type Amount, readItem, units } from './read-amount.ts'
import { isStale } from './shelf-life.ts'
import { splitItems } from './split-items.ts'
import { thingOf } from './thing.ts'

/** Parses '2 kg onion' and returns the amount in words and the item's key. */
const read = (text: string) =>
  splitItems(text).map((item) => {
    const { name, amount, unit } = readItem(item)
    const amounts = amount === null || unit === null ? [] : [{ amount, unit }]
    return [amountsInWords(amounts), thingOf(name).key].join(' ').trim()
  })

test.each([
  ['2 kilo pyaaz, ek packet Maggi, soap', ['2 kg onion', '1 packet ~maggi', '~soap']],
  ['5 kg atta', ['5 kg atta']],
  ['2 kilo pyaaz 1 kilo aloo ek packet Maggi', ['2 kg onion', '1 kg potato', '1 packet ~maggi']],
  ['pyaaz 2 kilo aloo 1 kilo', ['2 kg onion', '1 kg potato']],
  ['kaju 200 gram kishmish 100 gram', ['200 g cashew', '100 g raisins']],
  ['aadha kilo paneer aur dedh litre doodh', ['500 g paneer', '1.5 litres milk']],
  ['दूध 1 लीटर, २ किलो प्याज़ और आधा किलो टमाटर', ['1 litre milk', '2 kg onion', '500 g tomato']],
  ['ढाई किलो आलू\nएक दर्जन अंडे', ['2.5 kg potato', '12 egg']],
  ['dozen eggs; half a dozen kele', ['12 egg', '6 banana']],
  ['paune do kilo aloo, sava kilo chini', ['1.75 kg potato', '1.25 kg sugar']],
  ['1/2 kg tamatar, 1½ kg bhindi, 100gm jeera', ['500 g tomato', '1.5 kg okra', '100 g cumin']],
  ['₹10 ka dhaniya, 20 rupaye ka pudina', ['₹10 worth coriander', '₹20 worth mint']],
  ['1 kilo 500 gram chicken', ['1.5 kg chicken']],
  ['1,000 g rice', ['1 kg rice']],
  ['- 2 onions\n• soap\n☐ hari mirch paav kilo', ['2 onion', '~soap', '250 g green-chilli']],
  ['Aashirvaad atta 10kg, Amul butter 500 g', ['10 kg ~aashirvaad atta', '500 g ~amul butter']],
  [
    'fresh dhania, Tata salt 1 kg, 1 litre Gemini oil, salt 1 kg',
    ['coriander', '1 kg ~tata salt', '1 litre ~gemini oil', '1 kg salt'],
  ],
  ['Fortune sunflower oil 2 litre, Tata tea 250 g', ['2 litres ~fortune sunflower oil', '250 g ~tata tea']],
  ['7up 2 bottle, 2 Lux 100 g', ['2 bottles ~7up', '2 ~lux 100 g']],
  ['soap and shampoo, mac and cheese', ['~soap', '~shampoo', '~mac and cheese']],
  ['palak 2 gaddi lana, tel 1 litre chahiye', ['2 bunches spinach', '1 litre oil']],
  ['hair oil, coconut oil, makhana, makkhan', ['~hair oil', 'coconut-oil', 'makhana', 'butter']],
  ['vengayam 1 kg, kothimbir, batata', ['1 kg onion', 'coriander', 'potato']],
  ['0 soap, 5, kilo', ['~0 soap', '~5', '~kilo']],
  ['sarson ka tel 5 litre ka dabba', ['5 litres mustard-oil']],
  ['cold drink 2 litre ki 3 bottle', ['6 litres ~cold drink']],
  ['aata 5 kilo wale 2 packet lana', ['10 kg atta']],
  ['aata 10 kilo ki bori, keele 1 darjan', ['10 kg atta', '12 banana']],
  ['keema 1 kilo, adrak lehsun ka paste, band gobhi', ['1 kg mutton-mince', 'ggpaste', 'cabbage']],
  [' , ;\n--- ', []],
])('HOME-4 %j is read as foods and amounts', (text, items) => {
  expect(read(text)).toEqual(items)
})

test('HOME-4 a line of any length and kind is read, within its limits and without loss of a word', () => {
  const words = fc.constantFrom(
    '2',
    'kilo',
    'pyaaz',
    ',',
    'aur',
    'ek',
    '½',
    'soap',
    '5kg',
    '₹',
    'पाव',
    '\u0000',
    '🍅',
    'of',
    '1/0',
    '99999999',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (said) => {
      const text = said.join(' ')
      const items = splitItems(text)
      expect(items.length).toBeLessThanOrEqual(50)
      for (const food of ['pyaaz', 'soap'])
        expect(items.join(' ').split(food).length, text).toBe(text.split(food).length)
      for (const item of items) {
        const { name, amount } = readItem(item)
        expect(name).not.toBe('')
        expect(amount === null || amount > 0).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})

const kg = (amount: number): Amount => ({ amount: amount * 1000, unit: 'g' })

test.each<[Amount[], string | null, string]>([
  [[kg(2), { amount: 500, unit: 'g' }], 'onion', '2.5 kg'],
  [
    [
      { amount: 2, unit: 'piece' },
      { amount: 3, unit: 'piece' },
    ],
    'onion',
    '5',
  ],
  // Three onions of 100 g.
  [[kg(1), { amount: 3, unit: 'piece' }], 'onion', '1.3 kg'],
  [[kg(1), { amount: 1, unit: 'packet' }], 'onion', '1 kg + 1 packet'],
  [
    [
      { amount: 1500, unit: 'ml' },
      { amount: 500, unit: 'ml' },
    ],
    'milk',
    '2 litres',
  ],
  [
    [
      { amount: 2, unit: 'packet' },
      { amount: 1, unit: 'bottle' },
    ],
    null,
    '1 bottle + 2 packets',
  ],
  [[kg(1), { amount: 500, unit: 'ml' }], null, '1 kg + 500 ml'],
  [[], 'onion', ''],
])('HOME-4 %j of %s is %s', (amounts, food, words) => {
  expect(amountsInWords(mergeAmounts(amounts, food))).toBe(words)
})

test('HOME-4 merging amounts is independent of order and grouping, and loses no weight', () => {
  const amount = fc.record({ amount: fc.integer({ min: 1, max: 5000 }), unit: fc.constantFrom(...units) })
  const food = fc.constantFrom('onion', 'milk', 'spinach', 'atta', null)
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 12 }), food, fc.nat(12), (amounts, id, at) => {
      const merged = mergeAmounts(amounts, id)
      expect(mergeAmounts(amounts.toReversed(), id)).toEqual(merged)
      const parts = [...mergeAmounts(amounts.slice(0, at), id), ...mergeAmounts(amounts.slice(at), id)]
      const weightOf = (list: readonly Amount[]) => list.reduce((sum, one) => sum + (gramsOfAmount(one, id) ?? 0), 0)
      expect(weightOf(merged)).toBeCloseTo(weightOf(amounts), 1)
      expect(weightOf(mergeAmounts(parts, id))).toBeCloseTo(weightOf(merged), 1)
      // Each unit occurs once, and only one amount is by weight.
      expect(new Set(merged.map(({ unit }) => unit)).size).toBe(merged.length)
      expect(merged.filter((one) => gramsOfAmount(one, id) !== null).length).toBeLessThanOrEqual(1)
    }),
  )
})

test('HOME-9 leaves are old after some days, potatoes after weeks, salt and soap never', () => {
  expect([isStale('spinach', 4), isStale('spinach', 5)]).toEqual([false, true])
  expect([isStale('potato', 25), isStale('potato', 31)]).toEqual([false, true])
  expect([isStale(null, 5000), isStale('milk', 4), isStale('toor-dal', 60)]).toEqual([false, true, false])
})

test.each([
  [['atta 10 kg'], ['280 g x'], 'atta', '10 kg'],
  [['atta 10 kg'], ['600 g x'], 'atta', '11 kg'],
  [['atta 1 kg'], ['280 g x'], 'atta', '1.3 kg'],
  [['hari mirch 50 g'], ['4 g x'], 'green-chilli', '55 g'],
  [['atta 10 kg'], [], 'atta', '10 kg'],
  [[], ['284 g x'], 'atta', '284 g'],
  [['1 packet atta'], ['280 g x'], 'atta', '300 g + 1 packet'],
  [['750 g atta', '500 g atta'], [], 'atta', '1.25 kg'],
])(
  'HOME-4 what is typed and what dishes need is summed up as a person would: %j and %j',
  (typed, needed, food, sum) => {
    const amounts = (texts: readonly string[]) =>
      texts.map(readItem).flatMap(({ amount, unit }) => (amount === null || unit === null ? [] : [{ amount, unit }]))
    expect(sumInWords(amounts(typed), amounts(needed), food)).toBe(sum)
  },
)

test('HOME-4 milk that is asked for by the litre stays in litres beside what a dish weighs of it', () => {
  const [litres, grams]: Amount[] = [
    { amount: 2000, unit: 'ml' },
    { amount: 135, unit: 'g' },
  ]
  const sum = mergeAmounts([litres!, grams!], 'milk')
  expect(sum).toMatchObject([{ unit: 'ml' }])
  expect(gramsOfAmount(sum[0]!, 'milk')).toBeCloseTo(gramsOfAmount(litres!, 'milk')! + 135, 1)
  expect(sumInWords([litres!], [{ amount: 300, unit: 'g' }], 'milk')).toMatch(/litres$/)
})
