import { expect, test } from 'vitest'
import { countOf } from '../compute/amounts.ts'
import { dietOf } from '../compute/diet.ts'
import { difficultyOf } from '../compute/difficulty.ts'
import { figuresOf } from '../compute/figures.ts'
import { timesInPartsOf } from '../compute/times.ts'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { readDish } from '../read/read-dish.ts'
import { recipe } from './recipe.ts'
import { recipeIdOf, recipeOfDish } from './recipe-of-dish.ts'

const { dishes, foods, places } = cookbook()

function written(body: string, header = ''): Dish {
  const { dish, faults } = readDish(
    'punjab/test-vada.cook',
    `---\ntitle: Test Vada\nplace: punjab\ncourse: snack\nmeals: [snack]\nrole: snack\nserves: 4\nchecked: [one, fact two]\n${header}---\n\n${body}\n`,
    foods,
  )
  expect(faults).toEqual([])
  return dish!
}
const shown = (dish: Dish, serves: number) => recipeOfDish(dish, places.get('punjab')!, serves)

test('COOK-12 lots, pieces at a time, tins and their clocks follow the servings', () => {
  const vada = written(`Roll {{12 balls}} of @cooked potato{400%g} and @salt{1%tsp}. ~{6%minutes}

Fry {{6 of 12 at a time}} in @oil{400%ml}(for frying) until gold. ~{12%minutes} Toast @sev{60%g} {{in 2 lots}} until crisp. ~{8%minutes}

Press into a {{20 cm}} tray. ~set{1%hours}`)
  const [four, two, six] = [4, 2, 6].map((serves) => shown(vada, serves))
  expect(four!.instructions.join(' ')).toMatch(
    /Fry six at a time in .* in two lots until crisp\. Press into a 20 cm tray/,
  )
  expect(two!.instructions.join(' ')).toMatch(/Fry all together in .* 30 g sev until crisp\. Press into a 14 cm tray/)
  expect(six!.instructions.join(' ')).toMatch(
    /Fry six at a time in .* in three lots until crisp\. Press into a 24 cm tray/,
  )
  expect([four, two, six].map((one) => one!.steps[1]!.minutes)).toEqual([20, 10, 30])
})

test('COOK-12 less oil for two goes into a small kadhai, and a bare count is shared out', () => {
  const pakora = written(`Stir @gram flour{200%g} with @water{180%ml} and @salt{1%tsp} until smooth. Make {{11}}.

Fry in @oil{500%ml}(for frying) in {{a wide}} #kadhai{} until gold. ~{12%minutes}`)
  expect(shown(pakora, 4).instructions.join(' ')).toMatch(/Make 12\. .* in a wide kadhai until/)
  expect(shown(pakora, 2).instructions.join(' ')).toMatch(/Make 6\. .* in a small kadhai until/)
})

test('COOK-12 without a count of pieces a pan has a maximum weight', () => {
  const bhajiya = written(`Mix @gram flour{100%g} with @salt{1%tsp} and @water{100%ml} until smooth.

Fry {{8 at a time}} in @oil{400%ml}(for frying) until gold. ~{12%minutes} {{2 lots}}.`)
  expect(shown(bhajiya, 2).instructions[1]).toContain('Fry up to eight at a time')
  expect(shown(bhajiya, 2).instructions[1]).toContain('until gold. One lot.')
})

test('COOK-12 an invalid batch count in braces is refused with its line', () => {
  const { faults } = readDish(
    'punjab/test-vada.cook',
    `---\ntitle: Test Vada\nplace: punjab\ncourse: snack\nmeals: [snack]\nrole: snack\nserves: 4\nchecked: [one, fact two]\n---\n\nFry {{6 of 12}} in @oil{2%tbsp} until gold.\n\nSalt with @salt{1%tsp}.\n`,
    foods,
  )
  expect(faults.map(({ line }) => line)).toEqual([11])
})

test('COOK-12 grinding, peeling and shaping take longer for more people', () => {
  const paste = written(`Grind @garlic{20%clove} with @ginger{20%g} and @salt{1%tsp} to a paste.

Fry it in @oil{2%tbsp} until brown. ~{6%minutes}`)
  expect(shown(paste, 4).steps[0]!.minutes).toBeGreaterThanOrEqual(6)
  expect(timesInPartsOf(paste, 1.5).work).toBeGreaterThan(timesInPartsOf(paste, 1).work)
})

test('COOK-12 the ingredient list says how each food is prepared, and what is rinsed if no step does', () => {
  const dal = written(`Boil @toor dal{200%g}(rinsed beforehand) with @turmeric{1/2%tsp} until soft. ~{30%minutes}

Fry @garlic{6%clove} and @ginger{10%g}(both chopped) in @ghee{2%tbsp} until brown, with @milk{1%tbsp}, @onion{80%g} and @capsicum{50%g}(all in dice). ~{6%minutes}`)
  expect(shown(dal, 4).ingredients).toEqual([
    '200 g toor dal, rinsed',
    '½ tsp turmeric',
    '6 cloves of garlic, chopped',
    '10 g ginger, chopped',
    '2 tbsp ghee',
    '1 tbsp milk',
    '80 g onion, in dice',
    '50 g capsicum, in dice',
  ])
})

test('COOK-12 a dough seal counts for gluten but is not eaten, and coconut milk counts without its pulp', () => {
  const biryani = dishes.get('hyderabad/hyderabadi-dum-biryani')!
  const facts = shown(biryani, 4)
  expect(facts.allergens).toContain('gluten')
  expect(facts.tips.join(' ')).toContain('The only gluten is in the dough that seals the lid')
  const unsealed = {
    ...biryani,
    portions: biryani.portions.filter(({ preparation }) => preparation !== 'for the seal'),
  }
  expect(figuresOf(biryani).carbohydrate).toBe(figuresOf(unsealed).carbohydrate)
  const solKadhi = dishes.get('maharashtra/sol-kadhi')!
  const whole = solKadhi.portions.map((portion) => ({ ...portion, preparation: '' }))
  expect(figuresOf(solKadhi).fat).toBeLessThan(figuresOf({ ...solKadhi, portions: whole }).fat * 0.75)
})

test('COOK-12 a list names the source of a hidden allergen', () => {
  const aloo = written(`Crackle @asafoetida{1/4%tsp} in @oil{2%tbsp} until it smells. ~{1%minutes}

Fry @cooked potato{400%g} with @salt{1%tsp} until brown. ~{8%minutes}`)
  expect(shown(aloo, 4).ingredients[0]).toBe('¼ tsp asafoetida (contains wheat flour)')
  const puri = written(`Crackle @asafoetida{1/4%tsp} in @oil{2%tbsp} until it smells. ~{1%minutes}

Knead @wholewheat flour{300%g} with @salt{1%tsp} until smooth. ~{8%minutes}`)
  expect(shown(puri, 4).ingredients[0]).toBe('¼ tsp asafoetida')
  // Soy sauce reveals its soya, but not its wheat.
  const stirred = written(`Heat @oil{2%tbsp} until it shimmers. ~{1%minutes}

Fry @cooked rice{400%g} with @soy sauce{1%tbsp} until hot. ~{4%minutes}`)
  expect(shown(stirred, 4).ingredients).toContain('1 tbsp soy sauce (contains gluten)')
})

test('COOK-12 overnight ferments and yeast are not Jain, and Jain Pav Bhaji lists its ingredients', () => {
  const batter = (hours: number) =>
    written(`Soak @raw rice{200%g}. ~soak{4%hours} Grind with @salt{1%tsp}. ~ferment{${hours}%hours}

Steam until firm. ~{12%minutes}`)
  expect(dietOf(batter(10)).jain).toBe(false)
  expect(dietOf(batter(2)).jain).toBe(true)
  expect(dietOf(dishes.get('all-india/jain-pav-bhaji')!).jain).toBe(true)
  expect(shown(dishes.get('all-india/jain-pav-bhaji')!, 4).tips).toContain(
    'The strictest Jain homes leave out what is raised with yeast.',
  )
})

test('COOK-12 fresh butter, bought or churned in the dish, and poppy seed are not Jain, melted table butter is', () => {
  const of = (food: string) =>
    dietOf(
      written(
        `Warm @${food} with @rice flour{200%g} and @salt{1%tsp} on a low flame until soft. ~{12%minutes}\n\nServe it.`,
      ),
    )
  expect(of('white butter{40%g}').jain).toBe(false)
  expect(of('malai{400%g}(churned)').jain).toBe(false)
  expect(of('malai{400%g}').jain).toBe(true)
  expect(of('butter{40%g}').jain).toBe(true)
  expect(of('poppy seed{2%tbsp}').jain).toBe(false)
  expect(dietOf(dishes.get('all-india/homemade-butter')!).jain).toBe(false)
  expect(dietOf(dishes.get('rajasthan/makhaniya-lassi')!).jain).toBe(false)
})

test('COOK-12 difficulty follows the skills a dish needs, not its simmering time', () => {
  const level = (id: string) => shown(dishes.get(id)!, 4).difficulty
  expect(level('uttar-pradesh/gujiya')).toBe('Hard')
  expect(level('uttar-pradesh/kundan-qaliya')).toBe('Medium')
  expect(level('gujarat/batata-nu-shaak')).toBe('Easy')
  const plain = written(
    'Boil @toor dal{200%g} with @salt{1%tsp} until soft. ~{50%minutes}\n\nServe it with @ghee{1%tbsp} melted.',
  )
  expect(difficultyOf(plain, 30)).toBe('Easy')
  expect(difficultyOf(plain, 70)).toBe('Medium')
})

test('COOK-12 pickles have a smallest batch, and the page says for how many it is', () => {
  const jar = dishes.get('andhra-pradesh/royyala-pachadi')!
  const made = recipe(recipeIdOf(jar.id), 2)!
  // 42 g per serving, so eight fill a jar.
  expect(made.serves).toBe(8)
  expect(made.tips[0]).toMatch(/^The amounts are for 8 people, not 2: .*what is left keeps\.$/)
  expect(recipe(recipeIdOf(jar.id), 9)!.serves).toBe(9)
})

test('COOK-12 the smallest batch of pickle is a small jar', () => {
  const jars = [...dishes.values()].filter(({ course, serves }) => course === 'pickle' && serves >= 12)
  expect(jars.length).toBeGreaterThan(60)
  const small = jars.flatMap((dish) => {
    const { serves, servingGrams } = recipe(recipeIdOf(dish.id), 1)!
    const whole = servingGrams * dish.serves
    return serves * servingGrams < Math.min(250, whole * 0.75) ? [`${dish.id}: ${serves * servingGrams} g`] : []
  })
  expect(small).toEqual([])
})

test('COOK-12 slices, leaves and loaves are counted in English', () => {
  const toast = written(
    'Toast @bread{8} in @butter{20%g} until gold, with {{8 leaves}} of mint. ~{4%minutes}\n\nSalt with @salt{1/4%tsp}.',
  )
  expect(shown(toast, 4).ingredients[0]).toBe('8 slices of bread (contains soy)')
  expect(shown(toast, 1).instructions[0]).toMatch(/Toast 2 slices of bread .* with 2 leaves of mint/)
  expect(countOf({ amount: 4, of: 'leaves' }, 1 / 4)).toBe('1 leaf')
  expect(countOf({ amount: 4, of: 'thin slices' }, 1 / 4)).toBe('1 thin slice')
})
