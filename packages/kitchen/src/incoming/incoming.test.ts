import { expect, test } from 'vitest'
import { householdNames } from '../find/household-names.ts'
import { textOfForm } from '../own/own-form.ts'
import { readOwnRecipe, recipeOfOwn } from '../own/own-recipe.ts'
import { draftOf } from './draft.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { matchFood } from './match-food.ts'
import { recipeInText } from './pasted-text.ts'
import { stepFacts } from './step-facts.ts'

test.each([
  ['1 1/2 cups basmati rice, soaked for 30 minutes', [1.5, 'cup', 'basmati rice', 'soaked for 30 minutes']],
  ['½ tsp haldi', [0.5, 'tsp', 'haldi', '']],
  ['1½ tablespoons ghee', [1.5, 'tbsp', 'ghee', '']],
  ['250gm paneer (cubed)', [250, 'g', 'paneer', 'cubed']],
  ['2-3 green chillies, slit', [2.5, null, 'green chillies', 'slit']],
  ['2 to 3 tbsp oil', [2.5, 'tbsp', 'oil', '']],
  ['4 cloves', [4, null, 'cloves', '']],
  ['4 cloves garlic, crushed', [4, 'clove', 'garlic', 'crushed']],
  ['1 cup (200 g) toor dal', [200, 'g', 'toor dal', '']],
  ['1 packet (400 g) paneer', [400, 'g', 'paneer', '']],
  ['Salt to taste', [null, null, 'Salt', 'to taste']],
  ['Namak swadanusar', [null, null, 'Namak', 'swadanusar']],
  ['Oil for deep frying', [null, null, 'Oil', 'for deep frying']],
  ['Pyaz - 2 (bareek kata hua)', [2, null, 'Pyaz', 'bareek kata hua']],
  ['Haldi: 1/2 tsp', [0.5, 'tsp', 'Haldi', '']],
  ['Onion 2', [2, null, 'Onion', '']],
  ['Besan - 1 cup', [1, 'cup', 'Besan', '']],
  ['aadha kilo paneer', [0.5, 'kg', 'paneer', '']],
  ['do chhoti chammach jeera', [2, 'tsp', 'jeera', '']],
  ['1 katori dahi', [1, 'ml', 'dahi', '']],
  ['1 chutki hing', [1, 'pinch', 'hing', '']],
  ['२ कप चावल', [2, 'cup', 'चावल', '']],
  ['आधा छोटा चम्मच हल्दी', [0.5, 'tsp', 'हल्दी', '']],
  ['• 3 large onions – finely chopped', [3, null, 'large onions', 'finely chopped']],
  ['✅ 1 T butter', [1, 'tbsp', 'butter', '']],
  ['▢ 8 oz chicken', [8, 'g', 'chicken', '']],
  ['1. 2 cups maida', [2, 'cup', 'maida', '']],
  ['Half a cup of milk', [0.5, 'cup', 'milk', '']],
  ['One onion', [1, null, 'onion', '']],
  ['1 inch ginger', [1, 'g', 'ginger', '']],
  ['500 ml. milk', [500, 'ml', 'milk', '']],
  ['*2 cups* sugar', [2, 'cup', 'sugar', '']],
] as const)('INOUT-4 an ingredient is read as people write it: %s', (line, wanted) => {
  const read = readIngredientLine(line)!
  expect([read.amount, read.measure?.unit ?? null, read.name, read.preparation]).toEqual(wanted)
})

test.each(['', '---', '***', '123', '½', `${'x '.repeat(200)}`, '()', '🍛🍛'])(
  'INOUT-4 %j is no ingredient',
  (line) => {
    expect(readIngredientLine(line)).toBeNull()
  },
)

test.each([
  ['onions', 'onion', true],
  ['finely chopped tomatoes', 'tomato', true],
  ['haldi', 'turmeric', false],
  ['हल्दी', 'turmeric', false],
  ['Jeera', 'cumin', true],
  ['zeera', 'cumin', false],
  ['dahi', 'curd', true],
  ['coconut milk', 'coconut milk', true],
  ['aloo', 'potato', false],
  ['kasoori methi', 'dried fenugreek leaf', false],
] as const)('INOUT-4 %s means %s', (name, food, isExact) => {
  expect(matchFood(name)).toMatchObject({ name: food, isExact })
})

test.each([
  'vegan butter',
  'eggless butter',
  'ghee or oil',
  'milk/curd',
  'sarson',
  'nut-free chocolate',
  'almond milk powder mix',
  'special masala',
  'soya milk cream',
  'constructor',
])('INOUT-4 %s is never guessed', (name) => {
  expect(matchFood(name)).toBeNull()
})

test('INOUT-4 steps are rewritten from their facts in our words, including unlisted foods', () => {
  const text =
    'Lovingly let your soaked basmati rice bathe in salted boiling water for about 10-12 minutes, darlings, then top with cashews!'
  const facts = stepFacts(text)!
  expect(facts).toContain('~soak{12%minutes}')
  expect(facts).toContain('cashew')
  expect(facts).not.toMatch(/Lovingly|bathe|darlings/)
  expect(stepFacts('Bake at 180°C for 1 hour')).toBe('Bake at 180 °C. ~{60%minutes}')
  expect(stepFacts('Subscribe to my channel!')).toBeNull()
})

const found = (
  ingredients: string[],
  steps: string[] = ['Fry the onion.', 'Add everything and cook for 10 minutes.'],
) => ({
  title: 'Vegan gluten-free treat',
  serves: 'Serves 4-6',
  kinds: 'Dinner',
  ingredients,
  steps,
})

const judged = (draft: ReturnType<typeof draftOf>) => {
  const { own, faults } = readOwnRecipe('own.0190b6a8-0000-7000-8000-000000000000', textOfForm(draft.form), {})
  expect(faults).toEqual([])
  return { own: own!, recipe: recipeOfOwn(own!) }
}

test('INOUT-4 diet and allergens come from the foods, never from the label; what is unknown is asked about', () => {
  const labelled = draftOf(found(['2 onions', '2 tbsp ghee', '200 g chicken', '1 cup maida']), {
    copies: false,
    source: 'x.in',
  })
  expect(labelled.form).toMatchObject({ serves: 4, meals: ['dinner'] })
  const { recipe } = judged(labelled)
  expect(recipe).toMatchObject({ is_vegetarian: false, allergens: ['gluten', 'milk'] })
  const unknown = draftOf(found(['2 onions', '1 cup vegan butter']), { copies: false })
  expect(unknown.doubts).toContainEqual({
    line: '1 cup vegan butter',
    why: 'we don’t know “vegan butter”, and ask what it is once you save',
  })
  const { own } = judged(unknown)
  expect(own.unsettled.map(({ name }) => name)).toEqual(['vegan butter'])
  expect(judged(unknown).recipe.allergens).toHaveLength(12)
  // The peanuts appear only in a step.
  const hidden = draftOf(found(['2 onions', '1 tsp oil'], ['Fry the onions.', 'Top with roasted peanuts.']), {
    copies: false,
  })
  expect(judged(hidden).recipe.allergens).toEqual(['peanut'])
})

test('INOUT-4 every assumed amount is shown', () => {
  const { form, doubts } = draftOf(
    found([
      'Salt to taste',
      '1 katori dahi',
      '1 bunch coriander leaves',
      '3 cups paneer',
      'salt and turmeric to taste',
    ]),
    { copies: false },
  )
  expect(doubts.map(({ line, why }) => `${line}: ${why}`)).toEqual([
    'Salt to taste: no amount is said, we took 1 tsp',
    '1 katori dahi: we took 150 ml',
    '1 bunch coriander leaves: we took 100 g',
    ...doubts.slice(3).map(({ line, why }) => `${line}: ${why}`),
  ])
  expect(form.ingredients.map(({ name, amount, unit }) => `${amount} ${unit} ${name}`)).toEqual(
    expect.arrayContaining(['1 tsp salt', '150 ml curd', '100 g coriander leaf', '1 tsp turmeric']),
  )
  expect(judged({ form, doubts }).own.unsettled).toEqual([])
})

const pasted: [
  name: string,
  text: string,
  wanted: { title: string; serves?: string; ingredients: number; steps: number },
][] = [
  [
    'headings, bullets and bold, as on WhatsApp',
    '*Rajma Masala* 🍛\n\n*Ingredients:*\n• 1 cup rajma (soaked overnight)\n• 2 onions\n• 3 tomatoes\n• 1 tsp jeera\n• Salt to taste\n\n*Method:*\n1. Pressure cook the rajma.\n2. Fry onions and tomatoes.\n3. Mix and simmer for 20 mins.',
    { title: 'Rajma Masala', ingredients: 5, steps: 3 },
  ],
  [
    'forwarded from a chat, with names and times',
    '[12/11/26, 9:14:03 PM] Asha Rao: Aloo jeera recipe\n[12/11/26, 9:14:20 PM] Asha Rao: 4 aloo\n[12/11/26, 9:14:30 PM] Asha Rao: 1 tsp jeera\n[12/11/26, 9:15:02 PM] Asha Rao: Heat oil, crackle the jeera, add boiled potatoes and fry for five minutes.',
    { title: 'Aloo jeera', ingredients: 2, steps: 1 },
  ],
  [
    'Hinglish',
    'Besan ka chilla\n4 logo ke liye\nSamagri:\nBesan - 1 cup\nPyaz - 1 (bareek kata)\nHaldi - aadha chammach\nNamak swadanusar\nVidhi:\nSab kuch mila kar ghol bana lo.\nTawa garam karke dono taraf se sek lo.',
    { title: 'Besan ka chilla', serves: '4', ingredients: 4, steps: 2 },
  ],
  [
    'Devanagari',
    'आलू पराठा\nसामग्री:\n२ कप गेहूं का आटा\n४ आलू\n१ छोटा चम्मच जीरा\nविधि:\nआटा गूंध लें।\nआलू भर कर पराठा सेक लें।',
    { title: 'आलू पराठा', ingredients: 3, steps: 2 },
  ],
  [
    'no headings',
    'Lemon rice\nServes 2\n1 cup rice\n1 lemon\n2 tbsp peanuts\n1 tsp oil\nCook the rice and let it cool on a plate.\nTemper the peanuts in hot oil, add rice and the lemon juice.',
    { title: 'Lemon rice', serves: '2', ingredients: 4, steps: 2 },
  ],
  [
    'ingredients in one line',
    'Quick raita\nIngredients: 1 cup dahi, 1 cucumber, 1/2 tsp jeera powder, salt to taste\nMethod: Grate the cucumber. Mix everything with the curd.',
    { title: 'Quick raita', ingredients: 4, steps: 2 },
  ],
  [
    'a forward with emoji numbers and a link',
    'Forwarded many times\nhttps://example.in/dal\n🔥 Dal Tadka 🔥\n📝 Ingredients\n✅ 1 cup toor dal\n✅ 2 tbsp ghee\n✅ 4 garlic cloves\n👩‍🍳 Method\n1️⃣ Boil the dal until it is soft\n2️⃣ Pour the tadka over it',
    { title: 'Dal Tadka', ingredients: 3, steps: 2 },
  ],
]

test.each(pasted)(
  'INOUT-4 a pasted text is read, and its own sentences are kept: %s',
  (_, text, { title, serves = '', ingredients, steps }) => {
    const read = recipeInText(text)!
    expect({
      title: read.title,
      serves: read.serves,
      ingredients: read.ingredients.length,
      steps: read.steps.length,
    }).toEqual({ title, serves, ingredients, steps })
    const draft = draftOf(read, { copies: true })
    if (steps > 1) expect(draft.form.steps).toEqual(read.steps)
    judged(draft)
  },
)

test('INOUT-4 a text without a recipe gives none; hostile text stays text and is read quickly', () => {
  for (const text of ['hello', 'Meet me at 6', '\n\n', 'http://x.in', '<script>alert(1)</script>'])
    expect(recipeInText(text)).toBeNull()
  const title = '<script>alert(1)</script>'
  const draft = draftOf(recipeInText(`${title}\n1 cup rice\n1 tsp salt\n`)!, { copies: true })
  expect(draft.form.title).toBe(title)
  expect(judged(draft).recipe.title).toBe(title)
  const marks = [
    '@rice{1%g} ',
    '1 cup @',
    '~{5%',
    '1/',
    '1 ½ ',
    '( ',
    '- 2 ',
    ', ',
    'a and ',
    '1 to 2 to ',
    '> ',
    '%%%\n',
    '1. ',
    '\u202e1 cup rice\n',
  ]
  for (const mark of marks) {
    const begun = performance.now()
    const read = recipeInText(`Rice\n1 cup rice\n1 tsp salt\n${mark.repeat(Math.floor(20_000 / mark.length))}`)
    // Texts with too many marks are rejected by count.
    if (read)
      readOwnRecipe('own.0190b6a8-0000-7000-8000-000000000000', textOfForm(draftOf(read, { copies: true }).form), {})
    expect([mark, performance.now() - begun < 1500]).toEqual([mark, true])
  }
})

test('HOME-4 every name of the household’s table is one food of the cookbook, for recipes too unless it is a guess', () => {
  const all = householdNames()
  expect(all.length).toBeGreaterThan(150)
  for (const { name, food, onlyList } of all) if (!onlyList) expect(matchFood(name)?.food.name, name).toBe(food.name)
  // A name that could mean another animal's meat is left for the user to confirm.
  expect(matchFood('keema')).toBeNull()
})

test.each([
  ['2 bade chammach adrak lahsun paste', 'ginger-garlic paste', 2, 'tbsp', ''],
  ['1 chhote chamche haldi', 'turmeric', 1, 'tsp', ''],
  ['1 kg mutton keema', 'mutton mince', 1, 'kg', ''],
  ['1 chhota chammach lal mirch', 'red chilli powder', 1, 'tsp', ''],
  ['3 pyaz barik kate', 'onion', 3, '', 'barik kate'],
  ['2 onions, finely chopped', 'onion', 2, '', 'finely chopped'],
  ['2 finely chopped onions', 'onion', 2, '', 'finely chopped'],
])('%s is a food, an amount and how it is cut', (line, name, amount, unit, preparation) => {
  const { form } = draftOf(
    { title: 'Dish', serves: '4', kinds: '', ingredients: [line], steps: ['Pakao.'] },
    { copies: false },
  )
  expect(form.ingredients).toEqual([{ name, amount, unit, preparation }])
})
