import type { Selectable } from 'kysely'

/** API tokens that people create for programs. */
export type ProgramsTable = {
  id: string
  user_id: string
  name: string
  token_hash: Buffer
  scopes: string[]
  created_at: Date
  ends_at: Date
  last_used_at: Date | null
}
export type ProgramRow = Selectable<ProgramsTable>

export type ProgramTables = {
  programs: ProgramsTable
}
