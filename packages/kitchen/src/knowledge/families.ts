import { breads } from './families/breads.ts'
import { curries } from './families/curries.ts'
import { larder } from './families/larder.ts'
import { rice } from './families/rice.ts'
import { snacks } from './families/snacks.ts'
import { sweets } from './families/sweets.ts'
import { tiffin } from './families/tiffin.ts'
import { vegetables } from './families/vegetables.ts'
import type { FamilyRow } from './family-row.ts'

export const families: FamilyRow[] = [
  ...tiffin,
  ...breads,
  ...vegetables,
  ...curries,
  ...rice,
  ...snacks,
  ...sweets,
  ...larder,
]

const byId = new Map(families.map((family) => [family.id, family]))

export const familyOf = (id: string): FamilyRow | undefined => byId.get(id)
