import type { DietFlags } from '../diet/diet.ts'
import { morningDrinks, regionalDrinks } from '../knowledge/drinks.ts'
import type { Dish } from '../read/dish.ts'
import type { Category } from './types.ts'

const milky = /chaas|lassi|milk|dudh|chai|coffee|mor\b|majjig|mattha|ghol|sambharam|dahi|tea with milk/i
const rooty = /ginger|adrak|masala|jaljeera/i
/** Courses without a customary drink: eaten by the spoon, drunk themselves, or the end of a meal. */
const withoutDrink: ReadonlySet<string> = new Set(['drink', 'chutney', 'pickle', 'preserve', 'powder', 'soup', 'sweet'])

/**
 * Returns the customary drink with a dish in its home region: no milk with fish or for vegans, no ginger for Jains.
 *
 * @returns '' when there is no such custom, because a drink that suits everything says nothing.
 */
export function drinkBeside(dish: Dish, flags: DietFlags, category: Category, state: string): string {
  if (withoutDrink.has(dish.course) || category === 'All-Time Snacks') return ''
  const hasFish = dish.portions.some(({ food }) => food.diet === 'fish')
  const fits = (drink: string): boolean =>
    !((hasFish || flags.vegan) && milky.test(drink)) && !(flags.jain && rooty.test(drink))
  const table = category === 'Lunch' || category === 'Dinner' ? regionalDrinks : morningDrinks
  return table[state]?.find(fits) ?? ''
}
