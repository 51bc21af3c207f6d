import type { Dish, Portion } from '../read/dish.ts'

/** Parts of a bought food, as `made_of` names them, in the words of a reader who sees 'gluten' on a dal. */
const plainly: ReadonlyMap<string, string> = new Map([['maida', 'wheat flour']])

/**
 * Returns what a listed food contains that its name does not reveal: asafoetida from shops is bound with wheat flour,
 * and a masala may contain mustard. Omits allergens that another food of the dish reveals by its name.
 */
export function hiddenContents({ food }: Portion, { portions }: Dish): string[] {
  const wheat = food.made_of.map((part) => plainly.get(part)).find((words) => words !== undefined)
  return food.unseen
    .filter(
      (allergen) =>
        !portions.some(
          ({ food: other }) => other !== food && other.allergens.includes(allergen) && !other.unseen.includes(allergen),
        ),
    )
    .map((allergen) => (allergen === 'gluten' ? (wheat ?? allergen) : allergen))
}
