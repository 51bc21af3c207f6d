import type { Program } from '@planner/contract/account/programs'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { presentProgram } from './present.ts'
import { programsOf } from './store.ts'

export const listPrograms = async (context: Context, user: UserRow): Promise<Program[]> =>
  (await programsOf(context.db, user.id)).map(presentProgram)
