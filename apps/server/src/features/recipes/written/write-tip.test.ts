import { kitchenTip } from '@planner/kitchen'
import { expect, test } from 'vitest'
import { isGoodTip } from './write-tip.ts'

test('nearly all of our own vegetarian tips of the right length pass the check for model-written ones', () => {
  const days = Array.from({ length: 120 }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10))
  const tips = [...new Set(days.map(kitchenTip))].filter(
    (tip) => tip.length >= 40 && tip.length <= 200 && !/egg|chicken|meat|mutton|fish|prawn|stock|keema/i.test(tip),
  )
  const refused = tips.filter((tip) => !isGoodTip(tip))
  expect(refused.length / tips.length).toBeLessThan(0.1)
})

test.each([
  'Short.',
  'x'.repeat(201),
  'A spoon of methi seeds each morning cures diabetes without any medicine at all.',
  'Haldi milk heals every infection, so leave the doctor out of it this winter.',
  'Lemon water melts fat and helps you to lose weight before the wedding season.',
  'Let cooked rice stand on the counter overnight at room temperature and fry it next day.',
  'Simmer chicken bones for an hour and freeze the stock in small cubes for gravies.',
  'Beat two eggs into the batter and the dosa will come off the tawa by itself.',
  'Store garlic in oil at room temperature for weeks, and it is always at hand.',
  'See www.evil.example.com for forty more tips on how to cook dal in winter.',
  'Call 98765 43210 and we tell you how the softest phulka in town is rolled.',
  '<b>Roast</b> the rava before the upma, and it never turns into a lump again.',
  'Sprinkle a little rum over the cake and it stays moist for a week or longer.',
])('rejected as a kitchen tip: %s', (tip) => {
  expect(isGoodTip(tip)).toBe(false)
})
