import type { Dish, Portion } from '../read/dish.ts'

/**
 * Allergens of a line of the list that its own words do not tell: the asafoetida of shops is bound with wheat, and a masala
 * may hold mustard. Nothing where another food of the dish shows the same allergen by its name.
 */
export const holdsUnseen = ({ food }: Portion, { portions }: Dish): string[] =>
  food.unseen.filter(
    (allergen) =>
      !portions.some(
        ({ food: other }) => other !== food && other.allergens.includes(allergen) && !other.unseen.includes(allergen),
      ),
  )
