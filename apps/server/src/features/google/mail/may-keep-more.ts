import { mailIn as limits } from '@planner/contract/constants/notifications'
import type { Db } from '#platform/db/open.ts'
import { countOpenSuggestions } from './store.ts'

/** Whether a person has room for more suggestions: strangers who know the address cannot fill it. */
export const mayKeepMore = async (db: Db, userId: string): Promise<boolean> =>
  (await countOpenSuggestions(db, userId)) < limits.openMax
