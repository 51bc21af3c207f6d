import { cityOf } from '@planner/commerce/city-of'
import { defaultCity } from '@planner/contract/constants/page'

import { useUser } from '#features/auth/session.tsx'

/** The city in which things are looked for: where the person is, else where they live, else Mumbai, and visibly so. */
export function useCity(): { city: string; isDefault: boolean } {
  const { current_city, location } = useUser()
  const known = current_city ?? location
  return known ? { city: cityOf(known), isDefault: false } : { city: defaultCity, isDefault: true }
}
