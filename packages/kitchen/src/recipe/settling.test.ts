import { expect, test } from 'vitest'
import { cookbook } from '../read/load-cookbook.ts'
import { readDish } from '../read/read-dish.ts'
import { recipeOfDish } from './recipe-of-dish.ts'

const { dishes, foods, places } = cookbook()

const said = (body: string) => {
  const { dish, faults } = readDish(
    'punjab/test-dal.cook',
    `---\ntitle: Test Dal\nplace: punjab\ncourse: dal\nmeals: [lunch]\nrole: dal\nserves: 4\nchecked: [one fact, another]\n---\n\n${body}\n\nServe it.\n`,
    foods,
  )
  expect(faults).toEqual([])
  return recipeOfDish(dish!, places.get('punjab')!, 4).instructions.join(' | ')
}
const cooked = (after: string) =>
  said(
    `Cook @toor dal{200%g} with @water{800%ml} and @salt{1%tsp} in a #pressure cooker{} for five whistles, until soft. ~{22%minutes}${after}`,
  )
const opens = 'Open the cooker when its pressure has gone'

test.each([
  ['Let it come down for ~settle{10%minutes}.', 'Let it come down for 10 mins.'],
  ['Let the lid drop for ~settle{10%minutes}.', 'Let the lid drop for 10 mins.'],
  ['Wait for the valve to fall for ~settle{10%minutes}.', 'Wait for the valve to fall for 10 mins.'],
  [
    'Leave the cooker shut until the pressure has gone, ~settle{10%minutes}.',
    'Leave the cooker shut until the pressure has gone, 10 mins.',
  ],
])('COOK-12 a clock named settle lets the pressure go: %s', (sentence, shown) => {
  const text = cooked(` ${sentence}`)
  expect(text).toContain(shown)
  expect(text).not.toContain(opens)
})

test('COOK-12 no step of the cookbook opens a cooker that the next one leaves to settle, or cuts its sentence', () => {
  let looked = 0
  const wrong = [...dishes.values()].flatMap((dish) => {
    const { instructions } = recipeOfDish(dish, places.get(dish.place)!, dish.serves)
    return instructions.flatMap((text, at) => {
      if (text.includes(opens) || text.includes('pressure has gone')) looked++
      const isDoubled =
        text.includes(opens) &&
        /^(?:Leave|Let) [^.]*(?:shut|pressure|settle|come down)/.test(instructions[at + 1] ?? '')
      return isDoubled || /shut until the pressure has gone, (?!\d)/.test(text) ? [`${dish.id}: ${text}`] : []
    })
  })
  expect(looked).toBeGreaterThan(250)
  expect(wrong).toEqual([])
})

test('COOK-12 a bare ‘Drain.’ stays with the soak before it', () => {
  const text = said(
    'Soak @raw rice{350%g} with @masoor dal{200%g} in water for ~soak{20%minutes}. Drain.\nFry @onion{130%g}(sliced) in @ghee{2%tbsp} with @salt{1%tsp} until brown. ~{9%minutes}',
  )
  expect(text).toContain('in water for 20 mins. Drain. | Fry 130 g onion')
  let drained = 0
  const apart = [...dishes.values()].flatMap((dish) =>
    recipeOfDish(dish, places.get(dish.place)!, dish.serves).steps.flatMap(({ text: words }, at, steps) => {
      if (/ Drain(?: it| them)?\.$/.test(words)) drained++
      const isApart = /^Drain(?: it| them| well)?\./.test(words) && steps[at - 1]?.kind === 'stand'
      return isApart ? [`${dish.id}: ${words}`] : []
    }),
  )
  expect(drained).toBeGreaterThan(100)
  expect(apart).toEqual([])
})
