import { lotsOf } from '../compute/batches.ts'
import type { Cookbook } from '../read/cookbook.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Dish, Portion } from '../read/dish.ts'
import type { Found } from './found.ts'

const textOf = ({ steps, portions }: Dish): string =>
  [
    ...steps.map(({ parts }) => parts.map((part) => wordsOfPart(part) ?? ' ').join('')),
    ...portions.map(({ preparation }) => preparation),
  ].join('\n')

type Habit = {
  why: string
  isOf: (portion: Portion, dish: Dish) => boolean
  isSaid: (text: string, portion: Portion) => boolean
}

/** The preparation steps a careful cook never skips, with the pattern that shows a file mentions them. */
const habits: readonly Habit[] = [
  {
    why: 'a bath of mustard oil that nobody lets smoke',
    isOf: ({ food, isForFrying }) => food.name === 'mustard oil' && isForFrying,
    isSaid: (text) => /\bsmok/i.test(text),
  },
  {
    why: 'potatoes are cut, and nobody peels them',
    isOf: ({ food, preparation, unit }) =>
      food.name === 'potato' &&
      unit === 'g' &&
      /^in |cubed|diced|halved|quartered|sliced|sticks/.test(preparation) &&
      !/^(?:both|all|each)\b|\b(?:skin|small|new|baby|boiled|chips)\b/.test(preparation),
    isSaid: (text) => /\b(?:peel|skin|jacket|scrub)/i.test(text),
  },
  {
    why: 'prawns are shelled, and nobody takes out the vein',
    isOf: ({ food, preparation }) =>
      /\bprawn$/.test(food.name) && /\bshelled\b/.test(preparation) && !/\b(?:dried|tiny)\b/.test(preparation),
    isSaid: (text) => /vein/i.test(text),
  },
  {
    why: 'herbs or a piece of coconut go in whole: say how they are cut',
    isOf: ({ food, unit }) =>
      ['coriander leaf', 'spring onion', 'dill leaf', 'coconut piece'].includes(food.name) && unit === 'g',
    isSaid: (text, { preparation }) =>
      preparation !== '' ||
      /\b(?:chop|cut|slic|sliver|shred|minc|snip|torn|tear|grind|ground|pound|crush|blend|grat|dice|strip|knife|whole|sprig|paste|thread|ring|bruise|mixer)/i.test(
        text,
      ),
  },
  {
    why: 'tamarind whose seeds nobody takes out: write seedless, or strain it',
    isOf: ({ food }) => food.name === 'tamarind',
    isSaid: (text, { preparation }) =>
      /seed/.test(preparation) || /\b(?:strain|squeeze|sieve|seeds|(?:throw|fish|take)[^.]* tamarind)/i.test(text),
  },
  {
    why: 'charcoal that nobody lights',
    isOf: ({ food }) => food.name === 'charcoal',
    isSaid: (text, { preparation }) => !/glowing|hot/.test(preparation) && /\b(?:until it glows|burn)/i.test(text),
  },
  {
    why: 'eno goes flat in a batter that is cooked in lots: stir in a share for each',
    isOf: ({ food }, { steps }) =>
      food.name === 'eno' &&
      steps.some(({ parts }) => parts.some((part) => part.kind === 'count' && (lotsOf(part, 2) ?? 1) > 1)),
    isSaid: (text) => /\bshare\b|\bpans from here on\b/.test(text),
  },
]

/** Finds foods used as bought where a cook would prepare them first. */
export function missingPreparationDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    const text = textOf(dish)
    return habits.flatMap(({ why, isOf, isSaid }) => {
      const portion = dish.portions.find((one) => isOf(one, dish))
      if (!portion) return []
      looked++
      return isSaid(text, portion) ? [] : [{ id: dish.id, why }]
    })
  })
  return { looked, doubts }
}

/** Phrases at the end of a sentence that add no information, and batches without a count. */
const fillers: readonly (readonly [RegExp, string])[] = [
  [
    /\buntil (?:all|each) (?:is|are) (?:cut|used|filled|closed|shaped|rolled|done|made|sliced|chopped)\b/i,
    'ends with an empty condition: say how it looks when done',
  ],
  [/\buntil (?:none is left|each holds its shape)[.,]/i, 'ends with an empty condition: say how it looks when done'],
  [/(?:^|[.;] )\s*Fry in the hot (?:oil|ghee)\b/m, 'fries nothing: name what is fried'],
  [/\b(?:ghee|oil|chutney) from (?:the )? /i, "reads like an ingredient line: write 'some of the'"],
  [/\b(?:fry|bake|cook|do|steam) the (?:others|rest) likewise\b/i, 'does not say how many batches: write {{2 lots}}'],
]

/** Finds sentences whose end adds no information, and batches without a count. */
export function fillerDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  const doubts = [...dishes.values()].flatMap((dish) => {
    const text = textOf(dish)
    return fillers.flatMap(([words, why]) => {
      const one = words.exec(text)
      return one ? [{ id: dish.id, why: `'${one[0]}' ${why}` }] : []
    })
  })
  return { looked: dishes.size, doubts }
}
