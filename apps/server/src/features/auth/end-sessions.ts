import type { Db } from '#platform/db/open.ts'

import { deleteSessions } from './store.ts'

/** Ends every session of a person, except `save` if given. @returns how many, not counting those already due to end. */
export async function endSessions(db: Db, userId: string, keep: { save?: Buffer } = {}): Promise<number> {
  return deleteSessions(db, userId, keep)
}
