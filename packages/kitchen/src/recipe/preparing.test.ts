import { beforeAll, expect, test, vi } from 'vitest'
import { byWeight, leafShare } from '../cook/by-weight.ts'
import { type Dish, everyDish, isOf, odd, says } from './every-dish.ts'

vi.setConfig({ testTimeout: 60_000 })

beforeAll(() => void everyDish(), 300_000)

test('one cut is no step of its own beside other preparing, while five steps are left', () => {
  expect(
    odd(
      ({ one: { steps } }) => steps.length > 5,
      ({ one: { steps } }) =>
        steps.some(
          ({ kind, text }, at) =>
            kind === 'prepare' &&
            /^(Finely chop|Chop|Slice|Slit|Halve) [^.]*\.$/.test(text) &&
            text.split(' ').length < 7 &&
            steps[at - 1]?.kind === 'prepare',
        ),
    ),
  ).toEqual([])
})

test('a soaked pulse is told its whistles or its minutes', () => {
  const vague = (text: string) => /soaked/.test(text) && /[Pp]ressure-cook/.test(text) && !/whistles|minutes/.test(text)
  expect(odd(says(/soaked/), ({ texts }) => texts.some(vague))).toEqual([])
})

test('nothing is boiled, fried or pressed in a way it cannot bear', () => {
  const dry = /^(?!.*(water|cup|stock|broth|milk)).*[Pp]ressure-cook the [^.]*(mutton|chicken)/
  const glued = /Fry the \w+ mince until|mince in a dry pan/
  const gold = /^(?!.*(onion|potato|paneer|garlic)).*\btomato[^.;,]* until [^.]*gold/i
  expect(
    odd(says(/mince|mutton|chicken|tomato/), ({ texts }) =>
      texts.some((text) => dry.test(text) || glued.test(text) || gold.test(text)),
    ),
  ).toEqual([])
  expect(
    odd(
      ({ texts }) => texts.some((text) => /Boil the (raw )?jackfruit\b(?! seeds)/.test(text)),
      ({ texts }) => !texts.some((text) => /cut out the core/.test(text)),
    ),
  ).toEqual([])
})

test('a salty main takes its own salt off the spoon', () => {
  const share = ({ one, grams }: Dish) =>
    ((grams.get('salt') ?? 0) + 0.055 * (grams.get('papad') ?? 0)) / one.servingGrams
  const cooked = (dish: Dish) => (dish.grams.get('papad') ?? 0) > 10 && !isOf(dish, 'roasted dip')
  expect(
    odd(
      (dish) => cooked(dish),
      (dish) => share(dish) > 0.015,
    ),
  ).toEqual([])
})

test('more to clean and cut takes longer, more to rinse does not', () => {
  expect([100, 300, 600].map((grams) => byWeight(10, grams, 300))).toEqual([7, 10, 15])
  const picked = everyDish().flatMap(({ one, grams }) =>
    one.steps
      .filter(({ text }) => text === 'Pick over the spinach, wash in three waters, drain and chop fine.')
      .map(({ minutes }) => ({ minutes, grams: grams.get('spinach')! * 4 })),
  )
  expect(picked.length).toBeGreaterThan(20)
  const off = picked.filter((one) => Math.abs(one.minutes - byWeight(10, one.grams, 300, leafShare)) > 1)
  expect(off).toEqual([])
  const washed = /^Wash the [a-z]+ dal until the water runs clear, soak half an hour and drain\.$/
  const rinsed = everyDish().flatMap(({ one }) => one.steps.filter(({ text }) => washed.test(text)))
  expect([...new Set(rinsed.map(({ minutes }) => minutes))]).toEqual([4])
})

test('whoever has something to cut has minutes for it', () => {
  expect(
    odd(
      ({ one }) => one.prep_time === '0 mins',
      ({ said }) => /\b(slice|chop|peel|slit|dice) the /i.test(said),
    ),
  ).toEqual([])
})
