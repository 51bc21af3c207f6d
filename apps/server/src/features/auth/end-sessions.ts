import type { Db } from '#platform/db/open.ts'

import { deleteSessions } from './store.ts'

/** Ends every session of a person, save the one named. @returns how many, without those that were ending already. */
export async function endSessions(db: Db, userId: string, keep: { save?: Buffer } = {}): Promise<number> {
  return deleteSessions(db, userId, keep)
}
