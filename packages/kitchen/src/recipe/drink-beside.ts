import type { DietFlags } from '../diet/diet.ts'
import { hash } from '../hash.ts'
import {
  drinks,
  morningDrinks,
  plainDrinks,
  regionalDrinks,
  withDrinks,
  withSpoonfuls,
  withSweets,
} from '../knowledge/drinks.ts'
import type { Dish } from '../read/dish.ts'
import type { Category } from './types.ts'

const milky = /chaas|lassi|milk|dudh|chai|coffee|mor\b|majjig|mattha|ghol|sambharam|dahi|tea with milk/i
const rooty = /ginger|adrak|masala|jaljeera/i
const bySpoon: ReadonlySet<string> = new Set(['chutney', 'pickle', 'preserve', 'powder', 'soup'])

/** What is drunk beside a dish where it is at home: no milk beside fish or for vegans, no ginger for Jains. */
export function drinkBeside(dish: Dish, flags: DietFlags, category: Category, state: string): string {
  const pick = (list: readonly string[]): string => list[hash(`${dish.id} drink`) % list.length]!
  if (dish.course === 'drink') return pick(withDrinks)
  if (bySpoon.has(dish.course)) return pick(withSpoonfuls)
  const hasFish = dish.portions.some(({ food }) => food.diet === 'fish')
  const fits = (drink: string): boolean =>
    !((hasFish || flags.vegan) && milky.test(drink)) && !(flags.jain && rooty.test(drink))
  if (dish.course === 'sweet') return pick(withSweets.filter(fits))
  const table = category === 'Lunch' || category === 'Dinner' ? regionalDrinks : morningDrinks
  const custom = category === 'All-Time Snacks' ? undefined : table[state]?.find(fits)
  if (custom !== undefined) return custom
  const offered = drinks[category]!.filter(fits)
  return pick(offered.length > 0 ? offered : plainDrinks.filter(fits))
}
