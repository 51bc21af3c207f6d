import type { AdminAuditEntry, AuditEntry } from '@planner/contract/audit'
import type { AuditRow } from '#platform/db/tables/privacy.ts'
import type { NamedEntry } from './store.ts'

/** Presents an entry to the person it concerns. Leaves out an administrator's device and address. */
export function presentOwn(entry: AuditRow, userId: string): AuditEntry {
  const byAdmin = isByAdmin(entry, userId)
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    kind: entry.kind,
    about: entry.about,
    device: byAdmin ? null : entry.device,
    address: byAdmin ? null : entry.address,
    by_admin: byAdmin,
  }
}

/** Presents an entry of the audit log to an administrator, with the person and the address. */
export function presentForAdmin(entry: NamedEntry): AdminAuditEntry {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    kind: entry.kind,
    about: entry.about,
    device: entry.device,
    address: entry.address,
    by_admin: entry.subject_id !== null && isByAdmin(entry, entry.subject_id),
    person: entry.person,
    subject: entry.subject,
  }
}

/** Only administrators act on other accounts; a failed sign-in has no actor. */
const isByAdmin = (entry: AuditRow, userId: string): boolean => entry.user_id !== null && entry.user_id !== userId
