import { mailIn as limits } from '@planner/contract/constants/notifications'
import type { Db } from '#platform/db/open.ts'
import { countOpenSuggestions } from './store.ts'

/** Whether a person has room for more suggestions, so that strangers who know the address cannot flood them. */
export const canSaveMore = async (db: Db, userId: string): Promise<boolean> =>
  (await countOpenSuggestions(db, userId)) < limits.openMax
