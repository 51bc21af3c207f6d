import type { Generated, Selectable } from 'kysely'

export type AuthenticatorAppsTable = {
  user_id: string
  /** Encrypted. */
  secret: Buffer
  created_at: Date
  /** Null until a code from it was entered. */
  confirmed_at: Date | null
  /** The latest 30-second time step whose code was used. */
  last_step: number | null
  last_used_at: Date | null
}
export type AuthenticatorAppRow = Selectable<AuthenticatorAppsTable>

export type PasskeysTable = {
  id: string
  user_id: string
  /** The credential id given by the browser, base64url. */
  credential: string
  /** In COSE format. */
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Date
  last_used_at: Date | null
}
export type PasskeyRow = Selectable<PasskeysTable>

export type RecoveryCodesTable = { user_id: string; code_hash: Buffer; created_at: Date; used_at: Date | null }

export type FactorPurpose = 'sign-in' | 'passkey-sign-in' | 'new-passkey' | 'confirm'

export type FactorChallengesTable = {
  token_hash: Buffer
  /** Null for a passkey sign-in: the passkey tells who it is. */
  user_id: string | null
  purpose: FactorPurpose
  /** The challenge that a passkey must sign, base64url. */
  to_sign: string
  tries: Generated<number>
  created_at: Date
}
export type FactorChallengeRow = Selectable<FactorChallengesTable>

export type SecondFactorTables = {
  authenticator_apps: AuthenticatorAppsTable
  passkeys: PasskeysTable
  recovery_codes: RecoveryCodesTable
  factor_challenges: FactorChallengesTable
}
