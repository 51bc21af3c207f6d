import type { DayDiet } from '#features/recipes/against-diet.ts'
import { namesLeftOut } from '#features/recipes/named-foods.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'

/** Returns the vendors that sell no food, or whose texts name nothing that the household avoids. */
export const withinDiet = (vendors: readonly VendorRow[], diet: DayDiet): VendorRow[] =>
  vendors.filter(
    ({ category, name, description, services }) =>
      category === 'service' || !namesLeftOut([name, description, ...services].join('. '), diet),
  )
