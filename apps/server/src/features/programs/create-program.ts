import type { create as contract, Program } from '@planner/contract/account/programs'
import { programs as limits } from '@planner/contract/constants/api'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { tokenHashOf } from '#features/auth/token.ts'
import { after, dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockAccount } from '#platform/db/lock-account.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { presentProgram } from './present.ts'
import { insertProgram, programsOf } from './store.ts'

/** Prefix of program tokens, so that a leaked one can be recognised. */
export const programPrefix = 'dp_'

type By = Actor & { user: UserRow }

/** Creates a token for a program. Only its hash is stored. @throws Problem `program.too-many`. */
export async function createProgram(
  context: Context,
  by: By,
  { name, scopes, days }: CheckedInputOf<typeof contract>,
): Promise<{ program: Program; token: string }> {
  const now = context.clock.now()
  const token = `${programPrefix}${context.ids.secret()}`
  const row = await inTransaction(context.db, async (tx) => {
    await lockAccount(tx, by.user.id)
    if ((await programsOf(tx, by.user.id)).length >= limits.max) throw new Problem('program.too-many')
    await record(context, tx, 'program.created', by, { about: name })
    return insertProgram(tx, {
      id: context.ids.next(),
      user_id: by.user.id,
      name,
      token_hash: tokenHashOf(token),
      scopes: [...new Set(scopes)],
      created_at: now,
      ends_at: after(now, days * dayMs),
      last_used_at: null,
    })
  })
  return { program: presentProgram(row), token }
}
