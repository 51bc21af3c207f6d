import type { Generated, Selectable } from 'kysely'

export type SessionsTable = {
  token_hash: Buffer
  /** Identifies the session where its token must not be exposed. */
  id: string
  user_id: string
  device: string | null
  form: string | null
  /** The network address, without its last part. */
  address: string | null
  created_at: Date
  last_used_at: Date
  /** Set once another token has replaced this one. */
  ends_at: Generated<Date | null>
}
export type SessionRow = Selectable<SessionsTable>

export type SignInFailuresTable = { key: string; failures: number; last_failed_at: Date }

export type KnownDevicesTable = { user_id: string; token_hash: Buffer; used_at: Date }

export type ResetRequestsTable = {
  id: string
  email_key: string
  address: string
  user_agent: string
  asked_at: Date
  ready_at: Date
}
export type ResetRequestRow = Selectable<ResetRequestsTable>

export type PasswordResetsTable = { token_hash: Buffer; user_id: string; created_at: Date }

export type EmailProofRequestsTable = { user_id: string; asked_at: Date; ready_at: Date }
export type EmailProofRequestRow = Selectable<EmailProofRequestsTable>

export type EmailProofsTable = {
  token_hash: Buffer
  user_id: string
  made_at: Date
  used_at: Generated<Date | null>
  replaced_at: Generated<Date | null>
}
export type EmailProofRow = Selectable<EmailProofsTable>

export type SetupCodeTable = { place: Generated<number>; code_hash: Buffer; made_at: Date }

export type SignInTables = {
  sessions: SessionsTable
  sign_in_failures: SignInFailuresTable
  known_devices: KnownDevicesTable
  reset_requests: ResetRequestsTable
  password_resets: PasswordResetsTable
  email_proof_requests: EmailProofRequestsTable
  email_proofs: EmailProofsTable
  setup_code: SetupCodeTable
}
