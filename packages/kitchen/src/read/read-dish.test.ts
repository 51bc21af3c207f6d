import { expect, test } from 'vitest'
import { dietOf } from '../compute/diet.ts'
import { figuresOf } from '../compute/figures.ts'
import { timesOf } from '../compute/times.ts'
import { readCookbook } from './cookbook.ts'
import { textOfParts } from './counts.ts'
import type { Dish } from './dish.ts'
import { loadCookbook } from './load-cookbook.ts'
import { variationOf, variationsOf } from './variation.ts'

const foods = new Map([
  [
    'foods.csv',
    [
      'name,names,hindi,aisle,diet,allergens,vegan,jain,vrat,protein,carbohydrate,fat,fibre,source,rupees_per_kg,cup_g,tbsp_g,tsp_g,piece_g,edible,absorbs,groups',
      'rice,,chawal,grains,veg,,yes,yes,no,7.9,78.2,0.5,2.8,IFCT2017 A015,62,190,12,4,,1,1.6,',
      'millet,,,grains,veg,,yes,yes,no,7.9,78.2,0.5,2.8,IFCT2017 A015,62,190,12,4,,1,1.6,',
      'curd,yogurt,dahi,dairy,veg,milk,no,yes,yes,3.1,3,4,0,IFCT2017 L002,90,245,15,5,,1,,',
      'oil,,tel,oils,veg,,yes,yes,no,0,0,100,0,USDA SR28 04506,150,218,13.6,4.5,,1,,',
      'salt,,namak,spices,veg,,yes,yes,no,0,0,0,0,USDA SR28 02047,22,292,18,6,,1,,salt',
      'fish,,machhli,meat,fish,fish,no,no,no,18,0,3,0,ESTIMATE: as rohu,280,,,,,0.7,,',
    ].join('\n'),
  ],
])

const places = new Map([
  ['tamil-nadu.yaml', 'name: Tamil Nadu\nstate: Tamil Nadu\nregion: South\nneighbours: []\nnote: Rice and tamarind.\n'],
])

const header = `---
title: Curd Rice
names: [Thayir Sadam, दही भात]
place: tamil-nadu
course: rice
meals: [lunch]
role: whole meal
serves: 4
checked: [soft rice, curd stirred in when it is cool]
---
`
const steps = `
Boil @rice{200%g} in plenty of water until it can be mashed. ~{25%minutes}

Let it cool. ~cool{1%hour} Stir in @curd{400%g} and @salt{1.5%tsp}.
`

/** Returns the faults of a single file. */
function faultsOf(text: string, file = 'tamil-nadu/curd-rice.cook') {
  return readCookbook({ foods, places, dishes: new Map([[file, text]]) }).faults.map(
    (fault) => `${fault.line} ${fault.text}`,
  )
}

test('COOK-1 a file says what its clocks follow, what takes practice and what it suits', () => {
  const text =
    header.replace('checked:', 'skills: [sealing, embers]\nmethods: [oven]\nsuits: [soft food]\nchecked:') +
    steps.replace('~{25%', '~brown{25%').replace('~cool{1%hour}', '~meanwhile turns{1%hour}')
  const { dishes, faults } = readCookbook({ foods, places, dishes: new Map([['tamil-nadu/curd-rice.cook', text]]) })
  expect(faults).toEqual([])
  expect(dishes.get('tamil-nadu/curd-rice')).toMatchObject({
    skills: ['sealing', 'embers'],
    methods: ['oven'],
    suits: ['soft food'],
    timers: [
      { name: null, minutes: 25, follows: 'brown' },
      { name: 'meanwhile', minutes: 60, follows: 'turns' },
    ],
  })
})

test('COOK-1 what goes with a dish is a dish or a row of the table, else its line is named', () => {
  const company = 'name,holds,plate,suits\nlime pickle,,,\n'
  const withFaults = (line: string, table = company) =>
    readCookbook({
      foods,
      places,
      company: table,
      dishes: new Map([['tamil-nadu/curd-rice.cook', header.replace('checked:', `${line}\nchecked:`) + steps]]),
    }).faults.map(({ file, line, text }) => `${file} ${line} ${text}`)
  expect(withFaults('with: [lime pickle]')).toEqual([])
  expect(withFaults('with: [lime pickel]')).toEqual([
    "tamil-nadu/curd-rice.cook 9 'lime pickel' is neither a dish nor a row of menus/company.csv",
  ])
  expect(withFaults('with: [lime pickle]', company.replace('pickle,,,', 'pickle,lard,,'))).toEqual([
    expect.stringMatching(/^company\.csv 2 lime pickle: holds\.0 must be of: meat, root, curd$/),
    expect.stringContaining("'lime pickle' is neither"),
  ])
})

test('COOK-1 an unknown skill, method, purpose or timer is named with its line', () => {
  const inHeader = (line: string) => faultsOf(header.replace('checked:', `${line}\nchecked:`) + steps)
  expect(inHeader('skills: [juggling]')).toEqual([expect.stringMatching(/^9 skills\.0: must be one of: filling, /)])
  expect(inHeader('methods: [solar oven]')).toEqual([expect.stringMatching(/^9 methods\.0: must be one of: oven, /)])
  expect(inHeader('suits: [Mondays]')).toEqual([expect.stringMatching(/^9 suits\.0: must be one of: soft food, /)])
  expect(faultsOf(header + steps.replace('~{25%', '~quickly{25%'))).toEqual([
    expect.stringMatching(/^12 unknown timer 'quickly'; use none, reduce, brown, /),
  ])
  expect(faultsOf(header + steps.replace('~{25%', '~meanwhile soak{25%'))).toEqual([
    expect.stringMatching(/^12 unknown timer 'meanwhile soak'/),
  ])
})

test('COOK-1 a dish is read from its file: names, foods with amounts, steps, timers', () => {
  const { dishes, faults } = readCookbook({
    foods,
    places,
    dishes: new Map([['tamil-nadu/curd-rice.cook', header + steps]]),
  })
  expect(faults).toEqual([])
  const dish = dishes.get('tamil-nadu/curd-rice')!
  expect(dish).toMatchObject({ title: 'Curd Rice', names: ['Thayir Sadam', 'दही भात'], serves: 4, season: null })
  expect(dish.portions.map(({ name, amount, unit }) => [name, amount, unit])).toEqual([
    ['rice', 200, 'g'],
    ['curd', 400, 'g'],
    ['salt', 1.5, 'tsp'],
  ])
  expect(timesOf(dish)).toEqual({ work: 29, wait: 60 })
  expect(dietOf(dish)).toMatchObject({ diet: 'veg', vegan: false, jain: true, vrat: false, allergens: ['milk'] })
})

test('COOK-1 an unknown food is an error with its line, and the name that was probably meant', () => {
  expect(faultsOf(header + steps.replace('@curd', '@crud'))).toEqual([
    "14 unknown food 'crud'; is it 'curd'? (foods/*.csv)",
  ])
})

test('COOK-1 a food without an amount, an unknown unit and a mixed fraction are errors with their lines', () => {
  expect(faultsOf(header + steps.replace('{400%g}', '{}'))).toEqual([
    "14 'curd' has no amount that can be computed with",
  ])
  expect(faultsOf(header + steps.replace('{400%g}', '{2%ladle}'))[0]).toMatch(/^14 'curd': unknown unit 'ladle'/)
  expect(faultsOf(header + steps.replace('1.5%tsp', '1 1/2%tsp'))).toContain("14 write 1.5, not '1 1/2'")
})

test('COOK-1 a food inside the brackets of another is an error: it would be lost', () => {
  expect(faultsOf(header + steps.replace('@curd{400%g}', '@curd{400%g}(with @oil{1%tbsp})'))).toEqual([
    '14 a food inside brackets is not read: (with @oil{1%tbsp})',
  ])
})

test('COOK-1 front matter names the line of what is missing, misspelt or in the wrong folder', () => {
  expect(faultsOf(header.replace('course: rice', 'course: ricey') + steps)[0]).toMatch(
    /^5 course: must be one of: bread/,
  )
  expect(faultsOf(header.replace('role:', 'rôle:') + steps).join()).toMatch(/Unrecognized key/)
  expect(faultsOf(header + steps, 'kerala/curd-rice.cook')).toEqual([
    "4 place is 'tamil-nadu', but the file is in 'kerala'",
  ])
  expect(faultsOf(steps)).toEqual(['1 the front matter between two lines of --- is missing'])
})

test('COOK-1 every name belongs to exactly one dish', () => {
  const other = header.replace('Curd Rice', 'Bagala Bath').replace('[Thayir Sadam, दही भात]', '[Curd-Rice]')
  const { faults } = readCookbook({
    foods,
    places,
    dishes: new Map([
      ['tamil-nadu/bagala-bath.cook', other + steps],
      ['tamil-nadu/curd-rice.cook', header + steps],
    ]),
  })
  expect(faults).toEqual([
    { file: 'tamil-nadu/curd-rice.cook', line: 2, text: "'curd rice' is a name of tamil-nadu/bagala-bath already" },
  ])
})

const swapped = (swaps: string) => header.replace('checked:', `swaps:\n${swaps}\nchecked:`) + steps
const cookbookOf = (text: string) =>
  readCookbook({ foods, places, dishes: new Map([['tamil-nadu/curd-rice.cook', text]]) })

test('COOK-1 a swap takes the place of a food, with a name, a preparation and minutes of its own', () => {
  const book = cookbookOf(
    swapped('  rice: [{ food: millet, title: Thinai Curd Rice, preparation: rinsed twice, minutes: -5 }]'),
  )
  expect(book.faults).toEqual([])
  const dish = book.dishes.get('tamil-nadu/curd-rice')!
  expect(variationsOf(dish)).toEqual(['millet'])
  const varied = variationOf(dish, 'millet', book.foods)!
  expect(varied).toMatchObject({ id: 'tamil-nadu/curd-rice.millet', title: 'Thinai Curd Rice', formOf: dish.id })
  expect(varied.portions[0]).toMatchObject({ name: 'millet', amount: 200, unit: 'g', preparation: 'rinsed twice' })
  expect(varied.timers.map(({ minutes }) => minutes)).toEqual([20, 60])
  const plain = variationOf(cookbookOf(swapped('  rice: [millet]')).dishes.get(dish.id)!, 'millet', book.foods)!
  expect(plain).toMatchObject({ title: 'Curd Rice with Millet', timers: dish.timers })
})

test('COOK-1 a sentence or note names a swapped food with a mark, so that a variation names its own', () => {
  const marked = `${swapped('  rice: [millet]').replace('Let it cool', 'Let the {{rice}} cool')}
> {{Rice}} of yesterday is best.
`
  const { dishes, foods, faults } = cookbookOf(marked)
  expect(faults).toEqual([])
  const dish = dishes.get('tamil-nadu/curd-rice')!
  const saidOf = ({ steps, notes }: Dish) => [...steps.map(({ parts }) => parts), ...notes].map(textOfParts).join('\n')
  expect(saidOf(dish)).toMatch(/Let the rice cool[\s\S]*Rice of yesterday/)
  expect(saidOf(variationOf(dish, 'millet', foods)!)).toMatch(/Let the millet cool[\s\S]*Millet of yesterday/)
  expect(faultsOf(marked.replace('{{rice}}', '{{curd}}'))[0]).toMatch(
    /^16 {{curd}} is no count: .* or name a food of swaps$/,
  )
  expect(faultsOf(marked.replace('{{Rice}}', '{{2 pots}}'))).toEqual([
    '18 a note takes no mark but the name of a swapped food',
  ])
})

test('COOK-1 the article of a kadhai for frying is a mark, and only that', () => {
  const frying = (words: string) => header + steps.replace('Let it cool', `Fry in @oil{500%ml}(for frying) ${words}`)
  expect(faultsOf(frying('in {{a}} deep #kadhai{}'))).toEqual([])
  expect(faultsOf(frying('with {{a}} ladle'))).toEqual([
    "14 {{a}} stands before the vessel of oil for frying: 'in {{a}} #kadhai{}'",
  ])
})

test('COOK-1 a swap that exchanges nothing, or makes a dish that has a file, is an error', () => {
  expect(faultsOf(swapped('  oil: [millet]'))).toEqual(["9 swaps: no step uses 'oil'"])
  expect(faultsOf(swapped('  rice: [milet]'))).toEqual([
    "9 unknown food 'milet' in swaps; is it 'millet'? (foods/*.csv)",
  ])
  expect(faultsOf(swapped('  rice: [rice]'))).toEqual(["9 swaps: 'rice' is 'rice' itself"])
  expect(faultsOf(swapped('  rice: [millet, millet]'))).toEqual(["9 swaps: 'millet' stands twice"])
  expect(faultsOf(swapped('  rice: [{ food: millet, title: Thayir Sadam }]'))).toEqual([
    "9 swaps: 'Thayir Sadam' is a name of tamil-nadu/curd-rice already; leave the swap out, or give it another title",
  ])
})

test('COOK-1 a dish that nobody salted, and a timed step without a sign of doneness, are refused', () => {
  expect(faultsOf(header + steps.replace('{1.5%tsp}', '{1/8%tsp}'))[0]).toMatch(/nobody salted it/)
  expect(faultsOf(header + steps.replace(' until it can be mashed', ''))[0]).toMatch(/^12 a timed step has no sign/)
})

test('COOK-5 a serving weighs the water that rice takes up, and holds the oil that frying leaves', () => {
  const figures = (text: string) =>
    figuresOf(
      readCookbook({ foods, places, dishes: new Map([['tamil-nadu/curd-rice.cook', text]]) })
        .dishes.values()
        .next().value!,
    )
  // 200 g of rice, 320 g of water it absorbs, 400 g of curd and 9 g of salt, for four.
  expect(figures(header + steps).grams).toBe(232)
  const fried = steps.replace(
    '\n\nLet it cool.',
    ' Fry in @oil{500%ml}(for frying) until crisp. ~{5%minutes}\n\nLet it cool.',
  )
  const more = figures(header + fried).fat - figures(header + steps).fat
  // A tenth of the 200 g of rice, for four: the curd is added later.
  expect(more).toBeCloseTo(5, 0)
})

test('COOK-1 every file of the cookbook can be read, and every food is used by its own name', () => {
  const { dishes, faults, foods: tables } = loadCookbook()
  expect(dishes.size).toBeGreaterThan(10)
  expect(tables.all.length).toBeGreaterThan(400)
  expect(faults).toEqual([])
})
