import type { AuditEntry } from '@planner/contract/audit'
import { audit as limits } from '@planner/contract/constants/admin'
import type { Context } from '#context.ts'
import { namesOf } from '#features/auth/names-of.ts'
import { inBatches } from '#platform/db/in-batches.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { presentOwn } from './present.ts'
import { entriesOf, type PlacedEntry } from './store.ts'

/** Returns the activity in a person's account, newest first. */
export async function ownEntries(context: Context, user: UserRow): Promise<AuditEntry[]> {
  const entries = await entriesOf(context.db, user.id, { after: null, limit: limits.ownEntries })
  const names = await namesOf(
    context,
    entries.map(({ subject_id: id }) => (id === user.id ? null : id)),
  )
  return entries.map((entry) => {
    const concerns = entry.subject_id && names.get(entry.subject_id)
    return { ...presentOwn(entry, user.id), ...(concerns && { concerns }) }
  })
}

/** Yields all entries in batches, without other people's names: the export is the person's own data. */
export async function* everyOwnEntry(context: Context, user: UserRow): AsyncGenerator<AuditEntry[]> {
  for await (const entries of inBatches(1000, (after: PlacedEntry | null, limit) =>
    entriesOf(context.db, user.id, { after, limit }),
  )) {
    yield entries.map((entry) => presentOwn(entry, user.id))
  }
}
