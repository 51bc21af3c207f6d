import type { Program, Scope } from '@planner/contract/account/programs'
import type { ProgramRow } from '#platform/db/tables/programs.ts'

export const presentProgram = ({ id, name, scopes, created_at, ends_at, last_used_at }: ProgramRow): Program => ({
  id,
  name,
  scopes: scopes as Scope[],
  created_at: created_at.toISOString(),
  ends_at: ends_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})
