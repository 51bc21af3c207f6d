import type { AuditKind } from '@planner/contract/audit'
import type { Selectable } from 'kysely'

export type ConsentsTable = {
  id: string
  user_id: string
  version: string
  functional: boolean
  analytics: boolean
  marketing: boolean
  chosen_at: Date
  recorded_at: Date
}
export type ConsentRow = Selectable<ConsentsTable>

export type AuditLogTable = {
  id: string
  at: Date
  kind: AuditKind
  user_id: string | null
  subject_id: string | null
  about: string | null
  device: string | null
  address: string | null
}
export type AuditRow = Selectable<AuditLogTable>

export type PrivacyTables = {
  consents: ConsentsTable
  audit_log: AuditLogTable
}
