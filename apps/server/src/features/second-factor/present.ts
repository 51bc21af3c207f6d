import type { Passkey } from '@planner/contract/account/second-factor'
import type { PasskeyRow } from '#platform/db/tables/second-factor.ts'

export const presentPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})
