import { expect, test } from 'vitest'
import { amountOf } from '../compute/amounts.ts'
import { dietOf } from '../compute/diet.ts'
import { withInferredSteps } from '../own/infer-steps.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { readDish } from '../read/read-dish.ts'
import { recipeOfDish } from './recipe-of-dish.ts'

const { foods, places } = cookbook()

const written = (body: string, course = 'curry') => {
  const { dish, faults } = readDish(
    'punjab/test-shorba.cook',
    `---\ntitle: Test Shorba\nplace: punjab\ncourse: ${course}\nmeals: [lunch]\nrole: main\nserves: 4\nwith: [curd]\nchecked: [one fact, another]\n---\n\n${body}\n\nServe it.\n`,
    foods,
  )
  expect(faults).toEqual([])
  return dish!
}
const shown = (body: string, serves: number) =>
  recipeOfDish(withInferredSteps(written(body)), places.get('punjab')!, serves)
const pieces = (name: string, amount: number, scale: number) =>
  amountOf({ amount, unit: null, food: foods.byName.get(name)! }, scale)

test('COOK-12 a pot is measured by all that goes into it, with or without a name, and none that only soaks', () => {
  const gravy = (
    vessel: string,
  ) => `Heat @oil{3%tbsp} ${vessel} on a medium flame and brown @mutton{700%g}. ~{12%minutes}

Stir in @onion{200%g}(sliced) until soft. ~{8%minutes}

Pour in @water{1%l}(hot) with @salt{2%tsp} and simmer on a low flame until tender. ~{50%minutes}`
  for (const vessel of ['in a #kadhai{}', '']) {
    expect(shown(gravy(vessel), 8).instructions[0]).toMatch(
      /^For this much take a pot of 6.5 litres, or share it between two\./,
    )
    expect(shown(gravy(vessel), 4).instructions[0]).toMatch(/^Heat 3 tbsp oil/)
  }
  const soaked = 'Put @cooked rice{800%g} in a #pot{} and cover it with @water{1%l} for ~soak{10%hours}.'
  expect(shown(soaked, 8).instructions.join(' ')).not.toContain('For this much')
})

test('COOK-12 a cooker with beans in it is filled to half, with those that soaked before counted as swollen', () => {
  const cooker = (food: string, water: number) =>
    shown(
      `Soak @${food}{250%g} for ~soak{8%hours}.

Drain into a #pressure cooker{} with @water{${water}%ml} and @salt{2%tsp}, and cook on a low flame until soft. ~pressure{20%minutes}`,
      8,
    ).instructions.join(' ')
  expect(cooker('rajma', 1000)).toContain(
    'For this much take a cooker of 6.5 litres, or cook it in two lots: with beans or lentils a cooker is filled to half at most.',
  )
  expect(cooker('rajma', 600)).not.toContain('For this much')
  expect(cooker('mutton', 1000)).not.toContain('For this much')
})

test('COOK-12 a cooker is measured by what was soaked and marinated for it too, and filled to half with pulses', () => {
  const stew = (soak: string) => `${soak}

Heat @oil{3%tbsp} in a #pressure cooker{} and brown @mutton{500%g} in it. ~{9%minutes}

Add them with @water{900%ml} and @salt{1%tsp} and cook under pressure until soft. ~pressure{30%minutes}

Simmer until thick. ~{6%minutes}`
  const note = (soak: string) => shown(stew(soak), 8).instructions.find((text) => text.startsWith('For this much'))
  expect(note('Peel @onion{50%g}.')).toBeUndefined()
  expect(note('Peel @onion{300%g}.')).toMatch(/cooker of 6.5 litres, .*: a cooker is filled to two thirds at most\./)
  expect(note('Soak @whole masoor{200%g} for ~soak{2%hours}.')).toMatch(
    /cooker of 8 litres, .*: with beans or lentils a cooker is filled to half at most\./,
  )
})

test('COOK-12 a dish with one pot counts what was cleaned and browned before its gravy', () => {
  const crab = (grams: number) => `Clean @crab{${grams}%g} and rub it with @salt{1%tsp}.

Fry it in @oil{3%tbsp} until red all over. ~brown{7%minutes} Take it out.

Boil @water{700%ml} with @tomato{150%g} and the crab until it tastes of it. ~{14%minutes}`
  expect(shown(crab(1200), 8).instructions.join(' ')).toContain('For this much take a pot of 6.5 litres')
  expect(shown(crab(400), 8).instructions.join(' ')).not.toContain('For this much')
})

test('COOK-12 water that an earlier step pours off is no longer in the one pot', () => {
  const stems = (mark: string) => `Boil @lotus root{400%g} in @water{1200%ml}${mark} until soft. ~{20%minutes} Drain it.

Simmer @curd{450%g} with the lotus root until thick. ~{18%minutes}`
  expect(shown(stems(''), 8).instructions.join(' ')).toContain('For this much take a pot')
  expect(shown(stems('(poured off)'), 8).instructions.at(-1)).not.toContain('For this much')
})

test('COOK-12 nuts and strands come by fives, spices beyond ten in pairs, and a file’s own number stays', () => {
  expect(pieces('pistachio', 20, 0.67)).toBe('15')
  expect(pieces('saffron', 20, 0.67)).toBe('15')
  expect(pieces('dried red chilli', 9.5, 2)).toBe('20')
  expect(pieces('dried red chilli', 13, 1)).toBe('13')
  expect(pieces('clove', 4, 0.75)).toBe('3')
})

test('COOK-12 mustard leaf is mustard, fresh and fermented, and its list says so', () => {
  for (const leaf of ['gundruk', 'mustard greens', 'laipatta']) {
    const dish = written(`Boil @${leaf}{40%g} in @water{1%l} with @salt{1%tsp} until soft. ~{20%minutes}`)
    expect(dietOf(dish).allergens, leaf).toContain('mustard')
  }
  expect(
    shown('Boil @gundruk{40%g} in @water{1%l} with @salt{1%tsp} until soft. ~{20%minutes}', 4).ingredients,
  ).toContain('40 g gundruk (contains mustard)')
})

test('COOK-12 curd beside a dal is told of to strict Jain homes', () => {
  const tips = (food: string) =>
    shown(`Boil @${food}{200%g} in @water{1%l} with @salt{1%tsp} until soft. ~{20%minutes}`, 4).tips.join(' ')
  expect(tips('moong dal')).toContain('dwidal')
  expect(tips('bottle gourd')).not.toContain('dwidal')
})

test('COOK-12 cutting as fine as grain takes its time, and cutting beside other work follows the amount', () => {
  const cut = (how: string) =>
    shown(
      `Cut @french bean{450%g} ${how}.\n\nBoil them in @water{500%ml} with @salt{1%tsp} until soft. ~{15%minutes}`,
      4,
    ).steps[0]!.minutes
  expect(cut('across as fine as rice grains')).toBeGreaterThan(2 * cut('in pieces'))
  const beside = (serves: number) =>
    shown(
      'Boil @toor dal{200%g} in @water{1%l} until soft. ~{30%minutes}\n\nPeel and cut @pumpkin{600%g} in cubes. ~meanwhile turns{16%minutes} Boil them in it with @salt{2%tsp} until soft. ~{12%minutes}',
      serves,
    ).steps.find(({ text }) => text.includes('pumpkin'))!.minutes
  expect(beside(8)).toBeGreaterThan(beside(4))
})
