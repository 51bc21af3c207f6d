import { expect, test } from 'vitest'
import { timesOf } from '../compute/times.ts'
import { withInferredSteps } from '../own/infer-steps.ts'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { readDish } from '../read/read-dish.ts'
import { recipeOfDish } from '../recipe/recipe-of-dish.ts'
import { audits, runAudit } from './audit.ts'

const book = cookbook()
const auditNamed = (name: string) => audits.find((one) => one.name === name)!
const dish = (id: string): Dish => book.dishes.get(id)!

/** Returns the reasons an audit reports when the cookbook holds only these dishes. */
const doubtsOf = (name: string, ...dishes: Dish[]) =>
  runAudit(auditNamed(name), { ...book, dishes: new Map(dishes.map((one) => [one.id, one])) }).doubts.map(
    ({ why }) => why,
  )

test.each(audits.map(({ name }) => name))('COOK-12 the audit of %s fails where there is nothing to look at', (name) => {
  const nothing = { dishes: new Map(), places: new Map(), foods: { all: [], byName: new Map(), faults: [] } }
  expect(() => runAudit(auditNamed(name), nothing)).toThrow('found nothing to look at')
})

const settled = [
  'names',
  'amounts',
  'times',
  'frying',
  'raw meat',
  'allergens',
  'counts',
  'shares',
  'order',
  'handwork',
  'board',
  'hidden work',
  'waiting',
  'filler',
]

test('COOK-12 the audit finds tamarind ground with its seeds, and charcoal that glows without a flame', () => {
  const thokku = book.dishes.get('telangana/tamata-thokku')!
  const afghani = book.dishes.get('all-india/chicken-afghani')!
  expect(doubtsOf('missing preparation', thokku, afghani)).toEqual([])
  const but = (dish: Dish, name: string, preparation: string): Dish => ({
    ...dish,
    portions: dish.portions.map((one) => (one.food.name === name ? { ...one, preparation } : one)),
  })
  expect(
    doubtsOf('missing preparation', but(thokku, 'tamarind', ''), but(afghani, 'charcoal', 'glowing')),
  ).toHaveLength(2)
})

test('COOK-12 the whole cookbook peels its potatoes, veins its prawns and lets mustard oil smoke', () => {
  const { looked, doubts } = runAudit(auditNamed('missing preparation'), book)
  expect(looked).toBeGreaterThan(200)
  expect(doubts).toEqual([])
})

test.each(settled)('COOK-12 the whole cookbook has nothing that the audit of %s doubts', (name) => {
  const { looked, doubts } = runAudit(auditNamed(name), book)
  expect(looked).toBeGreaterThan(600)
  expect(doubts).toEqual([])
})

test.each([
  ['baths', 500],
  ['batches', 200],
  ['reductions', 300],
  ['rounded salt', 5000],
  ['sealed pots', 10],
  ['company', 4000],
  ['jars', 20],
  ['full cookers', 300],
  ['closed cookers', 300],
  ['leaves', 4000],
  ['swapped names', 1900],
  ['kadhais', 350],
])('COOK-12 at two to eight people nothing is left that the audit of %s doubts', (name, least) => {
  const { looked, doubts } = runAudit(auditNamed(name), book)
  expect(looked).toBeGreaterThan(least)
  expect(doubts).toEqual([])
})

test('COOK-12 the audit finds a reduction whose minutes do not grow, and eight shakes in one jar', () => {
  const milk = (timer: string) =>
    written(`Boil @full-cream milk{1%l} with @sugar{50%g}, stirring, until half of it is left. ${timer}

Chill it in @milk{50%ml}.`)
  expect(
    doubtsOf('reductions', { ...milk('~{20%minutes}'), id: 'a' }, { ...milk('~reduce{20%minutes}'), id: 'b' }),
  ).toEqual(['boils down: write ~reduce{…}'])
  const shake = dish('all-india/cold-coffee')
  const unmarked = {
    ...shake,
    steps: shake.steps.map(({ parts, section }) => ({ section, parts: parts.filter(({ kind }) => kind !== 'count') })),
  }
  expect(doubtsOf('jars', unmarked)).toEqual(['1000 g in one jar: write {{0.9 jars}}'])
  expect(doubtsOf('jars', shake)).toEqual([])
})

test('COOK-12 the audits find a swapped food and a kadhai without their marks', () => {
  const okra = dish('punjab/bhindi-masala')
  const plain = okra.steps.map((step) => ({
    ...step,
    parts: step.parts.map((part) => (part.kind === 'named' ? { kind: 'text' as const, text: part.name } : part)),
  }))
  expect(doubtsOf('swapped names', okra)).toEqual([])
  expect(doubtsOf('swapped names', { ...okra, steps: plain })[0]).toMatch(/^okra in .*: write {{okra}}$/)
  const frying = (vessel: string) =>
    written(`Stir @gram flour{200%g} with @water{180%ml} and @salt{1%tsp} until smooth.

Fry in @oil{500%ml}(for frying) in ${vessel} #kadhai{} until gold. ~{12%minutes}`)
  expect(doubtsOf('kadhais', frying('{{a}} deep'))).toEqual([])
  expect(doubtsOf('kadhais', frying('a small'))).toEqual([])
  expect(doubtsOf('kadhais', frying('a deep'))).toHaveLength(1)
})

test('COOK-12 the audit flags a cooker that is too full for eight servings, and only that', () => {
  const soup = (water: number) =>
    written(`Put @chicken{500%g} into a #pressure cooker{} with @water{${water}%ml} and @salt{1%tsp} and cook for five whistles, until soft. ~pressure{25%minutes}

Stir in @milk{50%ml}.`)
  const said = (water: number, serves: number) =>
    recipeOfDish(soup(water), book.places.get('punjab')!, serves).instructions[0]!
  expect(said(1300, 8)).toMatch(
    /^For this much take a cooker of 6.5 litres, or cook it in two lots: a cooker is filled/,
  )
  expect(said(1300, 4)).toMatch(/^Put 500 g chicken/)
  expect(said(900, 8)).toMatch(/^Put 1 kg chicken/)
  expect(runAudit(auditNamed('full cookers'), { ...book, dishes: new Map([['a', soup(1300)]]) }).looked).toBe(1)
})

test('COOK-12 dal for two that a cooker would boil dry goes into a bowl inside it', () => {
  const dal = (serves: number) =>
    recipeOfDish(
      written(`Boil @toor dal{50%g} with @water{350%ml} in a #pressure cooker{} for four whistles, until soft. ~pressure{18%minutes}

Stir in @salt{1%tsp}.`),
      book.places.get('punjab')!,
      serves,
    ).instructions[0]!
  expect(dal(2)).toMatch(/^A cooker wants more than this: set it in a covered bowl inside, .* Boil 25 g toor dal/)
  const { dishes } = {
    dishes: new Map([
      [
        'a',
        {
          ...written(`Boil @toor dal{200%g} in @water{800%ml} in a #pressure cooker{} for four whistles, until soft. ~pressure{18%minutes}

Stir in @salt{1%tsp}.`),
          methods: ['pressure cooker' as const],
        },
      ],
    ]),
  }
  expect(runAudit(auditNamed('closed cookers'), { ...book, dishes }).doubts).toEqual([
    { id: expect.any(String), why: expect.stringMatching(/^nobody opens the cooker: Boil 200 g toor dal/) },
  ])
  expect(dal(4)).toMatch(/^Boil 50 g toor dal/)
})

test('COOK-12 no fish, paneer or mushrooms for eight are browned in one pan', () => {
  const { looked, doubts } = runAudit(auditNamed('full pans'), book)
  expect(looked).toBeGreaterThan(60)
  expect(doubts).toEqual([])
  const fish = (how: string) =>
    written(`Rub @rohu{700%g}(steaks) with @salt{1%tsp}. Fry in @oil{4%tbsp} on a medium flame${how} until gold. ~{9%minutes}

Simmer it in @water{300%ml} until done. ~{6%minutes}`)
  expect(doubtsOf('full pans', fish(''))).toEqual(['1400 g rohu for 8 in one pan: write {{1.2 pans}}'])
  expect(doubtsOf('full pans', fish(' {{1.2 pans}}'))).toEqual([])
  const okra = written(`Fry @okra{500%g} in @oil{4%tbsp} with @salt{1%tsp} on a high flame until brown. ~{9%minutes}

Serve it with @curd{100%g}.`)
  expect(doubtsOf('full pans', okra)).toEqual(['800 g okra for 8 in one pan: write {{0.7 pans}}'])
})

test('COOK-12 the audit finds waits between sentences, late soaks, filler sentences and unprepared foods', () => {
  const read = (body: string) =>
    readDish(
      'punjab/test-fry.cook',
      `---\ntitle: Test Fry\nplace: punjab\ncourse: fry\nmeals: [lunch]\nrole: side\nserves: 4\nchecked: [one fact, another]\n---\n\n${body}\n`,
      book.foods,
    ).dish!
  const late = read(
    'Fry @potato{300%g}(cubed) in @mustard oil{300%ml}(for frying) until gold. ~{12%minutes} ~cool{5%minutes}\n\nSoak @tamarind{20%g} in @water{100%ml} for ~soak{15%minutes}.',
  )
  expect(doubtsOf('waiting', late)).toEqual([
    'no sentence says to cool it for 5 minutes',
    'something is set to soak for 15 minutes when the pan is hot already',
  ])
  expect(doubtsOf('missing preparation', late)).toEqual([
    'a bath of mustard oil that nobody lets smoke',
    'potatoes are cut, and nobody peels them',
    'tamarind whose seeds nobody takes out: write seedless, or strain it',
  ])
  expect(doubtsOf('filler', late)).toEqual([])
  const right = read(
    'Soak @tamarind{20%g} in @water{100%ml} for ~soak{15%minutes}. Strain it.\n\nHeat @mustard oil{300%ml}(for frying) until it smokes. Cut @prawn{300%g}(shelled), until all are cut, and fry the others likewise. ~{12%minutes} Let it cool for ~cool{5%minutes}.',
  )
  expect(doubtsOf('waiting', right)).toEqual([])
  const flat = (words: string) =>
    read(
      `Stir @eno{1%tsp} into @semolina{200%g}${words}.\n\nSteam in {{2 lots}} with @salt{1%tsp} until firm. ~{20%minutes}`,
    )
  expect(doubtsOf('missing preparation', flat(''))).toEqual([
    'eno goes flat in a batter that is cooked in lots: stir in a share for each',
  ])
  expect(doubtsOf('missing preparation', flat(', a share for each lot'))).toEqual([])
  expect(doubtsOf('missing preparation', right)).toEqual(['prawns are shelled, and nobody takes out the vein'])
  expect(doubtsOf('filler', right)).toHaveLength(2)
})

test('COOK-12 the audit finds herbs that nobody cuts and lines of the list in place of sentences', () => {
  const read = (body: string) =>
    readDish(
      'punjab/test-fry.cook',
      `---\ntitle: Test Fry\nplace: punjab\ncourse: fry\nmeals: [lunch]\nrole: side\nserves: 4\nchecked: [one fact, another]\n---\n\n${body}\n\nServe it hot.\n`,
      book.foods,
    ).dish!
  const herbs = (how: string) =>
    read(`Boil @potato{300%g} with @salt{1%tsp} until soft. ~{20%minutes} Strew @coriander leaf{10%g}${how}.`)
  expect(doubtsOf('missing preparation', herbs(''))).toEqual([
    'herbs or a piece of coconut go in whole: say how they are cut',
  ])
  expect(doubtsOf('missing preparation', herbs('(chopped)'))).toEqual([])
  const fried = (words: string) =>
    read(`Heat @oil{300%ml}(for frying) with @salt{1%tsp}. ~{6%minutes} ${words} ~{9%minutes}`)
  expect(doubtsOf('filler', fried('Fry in the hot oil until gold.'))).toHaveLength(1)
  expect(doubtsOf('filler', fried('Shape cakes, until each holds its shape.'))).toHaveLength(1)
  expect(doubtsOf('filler', fried('Fry them in the hot oil until gold.'))).toEqual([])
  const dosa = (words: string) =>
    read(`Spread @gram flour{200%g} in water and drip ${words} @oil{3%tbsp} round it. ~{9%minutes}`)
  expect(doubtsOf('filler', dosa('oil from'))).toHaveLength(1)
  expect(doubtsOf('filler', dosa('some of the'))).toEqual([])
})

test('COOK-12 a dish without its Hindi name or the name in the script of its home is found', () => {
  const dalMakhani = dish('punjab/dal-makhani')
  expect(doubtsOf('names', { ...dalMakhani, names: ['Makhani Dal'] })).toEqual([
    'no name in Devanagari',
    'no name in Gurmukhi',
  ])
  expect(doubtsOf('names', { ...dalMakhani, names: ['दाल मखनी', 'ਦਾਲ ਮੱਖਣੀ'] })).toEqual([])
})

test('COOK-12 a title that sounds like a name of another dish is found', () => {
  const keema = { ...dish('punjab/dal-makhani'), title: 'Keema Pav', names: [] }
  const kheema = { ...dish('punjab/chicken-curry'), title: 'Kheema Pao', names: ['Keema Pau', 'Khima Pav'] }
  expect(doubtsOf('sounds', keema, kheema)).toContain(`'Keema Pav' sounds like a name of ${kheema.id}`)
  expect(doubtsOf('sounds', keema, dish('punjab/chicken-curry'))).toEqual([])
})

test('COOK-12 the same dish under two titles is found, one that calls itself a form of the other is not', () => {
  const dalMakhani = dish('punjab/dal-makhani')
  const again = { ...dalMakhani, id: 'delhi/kali-dal', place: 'delhi', title: 'Kali Dal' }
  expect(doubtsOf('duplicates', dalMakhani, again)).toEqual(['100 % of delhi/kali-dal (Dal Makhani / Kali Dal)'])
  expect(doubtsOf('duplicates', dalMakhani, { ...again, formOf: dalMakhani.id }, dish('delhi/dal-dhungari'))).toEqual(
    [],
  )
})

test('COOK-12 amounts and people out of bounds are found', () => {
  const dalMakhani = dish('punjab/dal-makhani')
  const salted = dalMakhani.portions.map((portion) =>
    portion.food.name === 'salt' ? { ...portion, amount: portion.amount * 4 } : portion,
  )
  expect(doubtsOf('amounts', { ...dalMakhani, portions: salted }).join()).toMatch(/^salt 12\.0 g a serving/)
  expect(doubtsOf('amounts', { ...dalMakhani, serves: 40 })).toEqual(['serves 40'])
})

test('COOK-12 a frying bath without a clock, meat that stays raw and a night of half an hour are found', () => {
  const fried = dish('uttar-pradesh/samosa')
  const minutes = (one: Dish, to: number): Dish => ({
    ...one,
    timers: one.timers.map((timer) => (timer.name === null ? { ...timer, minutes: to } : timer)),
  })
  expect(doubtsOf('frying', minutes(fried, 0))).toEqual(['no clock counts the frying'])
  expect(doubtsOf('raw meat', minutes(dish('punjab/chicken-curry'), 1)).join()).toMatch(
    /chicken is over heat for \d minutes, not 10/,
  )
  const soaked = dish('himachal-pradesh/kale-chane-ka-khatta')
  const short = soaked.timers.map((timer) => (timer.name === 'soak' ? { ...timer, minutes: 30 } : timer))
  expect(doubtsOf('times', { ...soaked, timers: short })).toEqual(["'overnight' is 30 minutes by the clock"])
})

const written = (body: string): Dish => {
  const { dish: read, faults } = readDish(
    'punjab/test-vada.cook',
    `---\ntitle: Test Vada\nplace: punjab\ncourse: snack\nmeals: [snack]\nrole: snack\nserves: 4\nchecked: [one fact, another]\n---\n\n${body}\n`,
    book.foods,
  )
  expect(faults).toEqual([])
  return read!
}

test('COOK-12 a count that stays when the servings change is found, what is done to each piece is not', () => {
  const doubts = doubtsOf(
    'counts',
    written(`Boil @green pea{200%g}(shelled, from 450 g in the pod), keep 400 ml of the water, and roll sixteen small balls.

Cut each in two pieces, put 2 spoons of @curd{200%g} on each, and fry in @oil{2%tbsp} four at a time until brown. ~{6%minutes}`),
  )
  expect(doubts.map((why) => /'(.*?)'/.exec(why)![1])).toEqual(['450 g', '400 ml', '16 small balls', '4 at a time'])
})

test('COOK-12 the audit finds a preparation used before the step that makes it', () => {
  const first = 'Boil @potato{400%g} until soft. ~{20%minutes}'
  const later = 'Add the ground paste and @salt{1%tsp} and fry until it smells. ~{5%minutes}'
  const ground = 'Grind @ginger{10%g} with @green chilli{2}.'
  expect(doubtsOf('order', written(`${first}\n\n${later}\n\n${ground}`))).toEqual([
    "'the ground paste' before a step makes it",
    "'the ground paste' before a step makes the paste",
  ])
  expect(doubtsOf('order', written(`${first}\n\n${ground}\n\n${later}`))).toEqual([])
})

test('COOK-12 a clock too short for its handwork is found, and work without a clock counts by its amount', () => {
  const fill = (minutes: string) =>
    written(`Knead @wholewheat flour{400%g} with @water{200%ml} until smooth. ${minutes}

Roll {{24 rounds}}, fill each with @cooked potato{300%g} and pleat it. Fry in @oil{400%ml}(for frying) until gold. ~{20%minutes}`)
  expect(doubtsOf('handwork', fill('~{1%minutes}'))).toEqual(['1 minutes for 7 minutes of kneading and shaping'])
  expect(doubtsOf('handwork', fill('~{8%minutes}'))).toEqual([])
  // 24 filled rounds take about 20 minutes before the pan is hot, besides 28 by the clocks.
  expect(timesOf(withInferredSteps(fill('~{8%minutes}'))).work).toBeGreaterThanOrEqual(18 + 28)
  const peas = (grams: number) =>
    written(`Shell them: @green pea{${grams}%g}(shelled) with @salt{1%tsp} in a bowl.\n\nCook until soft. ~{9%minutes}`)
  expect(timesOf(peas(500)).work - timesOf(peas(50)).work).toBeGreaterThanOrEqual(15)
})

test('COOK-12 parallel work counts once in the total time', () => {
  const dalWith = (timer: string) =>
    written(`Boil @toor dal{200%g} until soft. ~{30%minutes} Meanwhile crackle @cumin{1%tsp} in @ghee{1%tbsp} until brown. ${timer}

Mix both with @salt{1%tsp} until smooth. ~{2%minutes}`)
  const shown = (dish: Dish) => recipeOfDish(dish, book.places.get('punjab')!, 4)
  const [beside, alone] = [shown(dalWith('~meanwhile{4%minutes}')), shown(dalWith('~{4%minutes}'))]
  expect(beside.steps[0]!.minutes).toBe(30)
  expect(alone.steps[0]!.minutes).toBe(34)
  expect(alone.cookMinutes - beside.cookMinutes).toBe(4)
})

test('COOK-12 a food whose name brings an allergen that its row leaves out is found', () => {
  const [paneer] = book.foods.all.filter(({ name }) => name === 'paneer')
  const foods = { ...book.foods, all: [{ ...paneer!, allergens: [] }] }
  expect(runAudit(auditNamed('allergens'), { ...book, foods }).doubts).toEqual([
    { id: 'paneer', why: 'its name brings milk' },
  ])
})
