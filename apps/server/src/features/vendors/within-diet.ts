import type { DayDiet } from '#features/recipes/against-diet.ts'
import { namesLeftOut } from '#features/recipes/named-foods.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'

/** Those that sell no food, and of the others those whose own words name nothing that the household leaves out. */
export const withinDiet = (vendors: readonly VendorRow[], diet: DayDiet): VendorRow[] =>
  vendors.filter(
    ({ category, name, description, services }) =>
      category === 'service' || !namesLeftOut([name, description, ...services].join('. '), diet),
  )
