import type { Actor } from '#features/audit/record.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/** A signed-in caller, with what the audit log and the password check need. */
export type Signed = Actor & { user: UserRow; tokenHash: Buffer }
