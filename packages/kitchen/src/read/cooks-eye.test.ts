import { expect, test } from 'vitest'
import type { Dish, StepPart } from './dish.ts'
import { loadCookbook } from './load-cookbook.ts'

const dishes = [...loadCookbook().dishes.values()]

const wordsOf = (parts: readonly StepPart[]): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : ' ')).join('')
const textOf = ({ steps }: Dish): string => steps.map(({ parts }) => wordsOf(parts)).join('\n')
const uses = ({ portions }: Dish, name: RegExp): boolean => portions.some(({ food }) => name.test(food.name))
const idsWhere = (isWrong: (dish: Dish) => boolean): string[] => dishes.filter(isWrong).map(({ id }) => id)

/** Foods that Shvetambaras give up for eight days. */
const green =
  /^(?:curry leaf|coriander leaf|mint leaf|fenugreek leaf|spinach|green chilli|large green chilli|lemon|lemon juice|lime|lime juice|tomato|capsicum|cabbage|green pea|frozen pea)$/

test('COOK-1 dishes for Paryushan contain no green vegetables or sour fruit', () => {
  expect(idsWhere((dish) => dish.occasions.includes('paryushan') && uses(dish, green))).toEqual([])
})

test('COOK-1 ingredients used boiled or steamed have a step for that', () => {
  const wrong = idsWhere(
    (dish) =>
      dish.portions.some(
        ({ food, preparation }) =>
          /\b(?:boiled|steamed|pressure-cooked)\b/.test(preparation) &&
          !/beforehand|\d minutes/.test(preparation) &&
          !/milk|water|malai|rice/.test(food.name),
      ) && !/\b(?:boil|steam|simmer|poach|cook)/i.test(textOf(dish)),
  )
  expect(wrong).toEqual([])
})

test('COOK-1 milk for saffron or bread, banana leaf and bamboo are foods of the list', () => {
  expect(
    idsWhere(
      (dish) =>
        dish.portions.some(({ preparation }) => /\bin (?:(?:a|spoon|of|hot|warm) )*milk\b/.test(preparation)) &&
        !uses(dish, /milk/),
    ),
  ).toEqual([])
  expect(idsWhere((dish) => /banana lea(?:f|ves)/.test(textOf(dish)) && !uses(dish, /^(?:banana|sal) leaf$/))).toEqual(
    [],
  )
  expect(idsWhere((dish) => /bamboo tube/.test(textOf(dish)) && !uses(dish, /^bamboo (?:tube|shoot)$/))).toEqual([])
})
