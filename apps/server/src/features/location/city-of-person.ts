import { defaultCity } from '@planner/contract/constants/page'
import type { UserRow } from '#platform/db/tables/users.ts'

/** Where vendors are looked for: where the person was found, else where they say that they live, else Mumbai. */
export const cityOfPerson = (user: UserRow): string => user.current_city ?? user.location ?? defaultCity
