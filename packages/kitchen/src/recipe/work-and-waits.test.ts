import { expect, test } from 'vitest'
import { figuresOf } from '../compute/figures.ts'
import { withInferredSteps } from '../own/infer-steps.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { readDish } from '../read/read-dish.ts'
import { recipe } from './recipe.ts'
import { recipeOfDish } from './recipe-of-dish.ts'

const { dishes, foods, places } = cookbook()

const written = (body: string) => {
  const { dish, faults } = readDish(
    'punjab/test-dal.cook',
    `---\ntitle: Test Dal\nplace: punjab\ncourse: dal\nmeals: [lunch]\nrole: dal\nserves: 4\nchecked: [one fact, another]\n---\n\n${body}\n\nServe it.\n`,
    foods,
  )
  expect(faults).toEqual([])
  return dish!
}
const shown = (body: string) => recipeOfDish(withInferredSteps(written(body)), places.get('punjab')!, 4)

test('COOK-12 cooking after a wait in the same sentence is its own step with its minutes', () => {
  const { steps } = shown(
    'Soak @toor dal{200%g} for ~soak{2%hours}. Drain for ~drain{10%minutes} and cook with @water{800%ml} and @salt{1.5%tsp} in a #pressure cooker{} for five whistles, until soft. ~{22%minutes} Whisk it.',
  )
  expect(steps.map(({ kind }) => kind)).toEqual(['stand', 'cook', 'prepare'])
  expect(steps[1]!.minutes).toBeGreaterThanOrEqual(22)
  expect(steps[1]!.text).toBe(
    'Cook with 800 ml water and 1½ tsp salt in a pressure cooker for five whistles, until soft. Whisk it.',
  )
  const asleep = [...dishes.values()].flatMap((dish) =>
    recipeOfDish(dish, places.get(dish.place)!, dish.serves).steps.flatMap(({ kind, text }) =>
      kind === 'stand' && /\bwhistles?\b/.test(text) ? [`${dish.id}: ${text}`] : [],
    ),
  )
  expect(dishes.size).toBeGreaterThan(4000)
  expect(asleep).toEqual([])
})

test('COOK-12 work before a wait is a step of its own, also while something else rests', () => {
  const { steps } = shown(
    'Shell and vein @prawn{400%g}(weighed shelled) and rub them with @turmeric{1/2%tsp}, @lemon juice{1%tbsp} and @salt{1%tsp}. Leave it to marinate for ~marinate{15%minutes}. Soak @basmati rice{300%g} beside it.',
  )
  expect(steps.map(({ kind }) => kind)).toEqual(['prepare', 'stand', 'prepare'])
  expect(steps[1]!.text).toBe('Leave it to marinate for 15 mins. Soak 300 g basmati rice beside it.')
})

test('COOK-12 searing, toasting and baking for eight is done in batches, with the time of all', () => {
  const minutes = (id: string, serves: number, of: RegExp) =>
    recipe(id, serves)!.steps.find(({ text }) => of.test(text))!.minutes
  expect(recipe('all-india.paneer-tikka-masala', 8)!.instructions.join(' ')).toContain('in three lots until blackened')
  expect(minutes('all-india.paneer-tikka-masala', 8, /^Sear/)).toBe(21)
  expect(minutes('all-india.paneer-tikka-masala', 4, /^Sear/)).toBe(7)
  expect(recipe('all-india.paneer-pizza', 6)!.instructions.join(' ')).toContain('two at a time, until the edges')
  expect(minutes('all-india.paneer-pizza', 6, /^Bake/)).toBe(36 / 2)
  expect(recipe('all-india.paneer-pizza', 2)!.instructions.join(' ')).toContain('all together, until the edges')
})

test('COOK-12 salt and water that are poured off are not eaten, and what a pot keeps is', () => {
  const boiled = (salt: string, water: string) =>
    figuresOf(
      written(
        `Boil @kabuli chana{200%g} in @water{700%ml}${water} with @salt{2%tsp}${salt} until soft. ~{30%minutes} Drain.\n\nToss with @salt{1/2%tsp}.`,
      ),
    )
  const [kept, drained] = [boiled('', ''), boiled('(half poured off)', '(poured off)')]
  // From 12 g and 3 g, for four.
  expect(kept.salt).toBeCloseTo(3.75, 1)
  expect(drained.salt).toBeCloseTo(2.25, 1)
  expect(drained.grams).toBeLessThan(kept.grams)
  expect(shown('Boil @toor dal{200%g}(rinsed beforehand) with @salt{1%tsp}(half poured off).').instructions[0]).toBe(
    'Boil 200 g toor dal with 1 tsp salt.',
  )
  // The salt of the water in which clams release their sand is poured off.
  const tisrya = dishes.get('maharashtra/tisrya-masala')!
  expect(figuresOf(tisrya).salt).toBeLessThan(2.5)
  expect(figuresOf(dishes.get('all-india/carrot-juice')!).grams).toBeLessThan(270)
})

test('COOK-12 edible camphor is measured by the grain', () => {
  const list = (serves: number) => recipe('tamil-nadu.panakam', serves)!.ingredients
  expect(list(4)).toContain('a grain of edible camphor')
  expect(list(8)).toContain('2 grains of edible camphor')
})
