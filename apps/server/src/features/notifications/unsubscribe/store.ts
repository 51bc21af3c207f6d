import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

export const endReminderMails = (db: Db, userId: string): Promise<UserRow> =>
  db
    .updateTable('users')
    .set({ email_notifications: false })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()

export const endDigest = (db: Db, userId: string): Promise<UserRow> =>
  db.updateTable('users').set({ digest_at: null }).where('id', '=', userId).returningAll().executeTakeFirstOrThrow()
