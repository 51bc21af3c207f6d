import { defaultCity } from '@planner/contract/constants/page'
import type { UserRow } from '#platform/db/tables/users.ts'

/** Returns the city to look for vendors in: the person's current location, else their home city, else Mumbai. */
export const cityOfPerson = (user: UserRow): string => user.current_city ?? user.location ?? defaultCity
