import type { NeedName } from '../needs.ts'
import { errands } from './errands.ts'
import { food } from './food.ts'
import { health } from './health.ts'
import { learning } from './learning.ts'
import { leisure } from './leisure.ts'
import { money } from './money.ts'
import { occasions } from './occasions.ts'
import { repairs } from './repairs.ts'
import { shopping } from './shopping.ts'
import { travel } from './travel.ts'
import type { Vocabulary } from './words.ts'

/** The words of every need. */
export const vocabulary: Record<NeedName, Vocabulary> = {
  ...health,
  ...travel,
  ...food,
  ...occasions,
  ...repairs,
  ...errands,
  ...leisure,
  ...money,
  ...learning,
  ...shopping,
}
