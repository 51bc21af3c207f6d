import { cityOf } from '@planner/commerce/city-of'
import { knownCityOf } from '@planner/contract/city-of-person'
import { defaultCity } from '@planner/contract/constants/page'

import { useUser } from '#features/auth/session.tsx'

/**
 * Returns the city used for searches: the person's location, else their home city, else Mumbai with `isDefault` set.
 */
export function useCity(): { city: string; isDefault: boolean } {
  const known = knownCityOf(useUser())
  return known ? { city: cityOf(known), isDefault: false } : { city: defaultCity, isDefault: true }
}
