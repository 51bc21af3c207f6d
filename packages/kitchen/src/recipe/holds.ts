import type { Dish, Portion } from '../read/dish.ts'

/**
 * Returns the allergens of a listed food that its name does not reveal: asafoetida from shops is bound with wheat, and
 * a masala may contain mustard. Omits those another food of the dish reveals by its name.
 */
export const holdsUnseen = ({ food }: Portion, { portions }: Dish): string[] =>
  food.unseen.filter(
    (allergen) =>
      !portions.some(
        ({ food: other }) => other !== food && other.allergens.includes(allergen) && !other.unseen.includes(allergen),
      ),
  )
