import type { create as contract, Program, Scope } from '@planner/contract/account/programs'
import { programs as limits } from '@planner/contract/constants'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { type Doer, record } from '#features/audit/record.ts'
import { isUsable } from '#features/auth/is-gone.ts'
import { tokenHashOf } from '#features/auth/token.ts'
import { after, dayMs, minuteMs } from '#platform/clock.ts'
import { holdAccount } from '#platform/db/hold-account.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { ProgramRow, UserRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { deleteEnded, deleteProgram, insertProgram, programByHash, programsOf, touchProgram } from './store.ts'

/** What a program's token begins with, so that it is known when it is found somewhere. */
export const programPrefix = 'dp_'

/** A program's last use is written at most once in this time. */
const touchEveryMs = 10 * minuteMs

/** Tokens that ended are shown for this long. */
const endedKeptMs = 30 * dayMs

type By = Doer & { user: UserRow }

/** Makes a token for a program. Only its hash is kept. @throws Problem `program.too-many`. */
export async function createProgram(
  context: Context,
  by: By,
  { name, scopes, days }: CheckedInputOf<typeof contract>,
): Promise<{ program: Program; token: string }> {
  const now = context.clock.now()
  const token = `${programPrefix}${context.ids.secret()}`
  const row = await inTransaction(context.db, async (tx) => {
    await holdAccount(tx, by.user.id)
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

export const listPrograms = async (context: Context, user: UserRow): Promise<Program[]> =>
  (await programsOf(context.db, user.id)).map(presentProgram)

/** @throws Problem `program.not-found`. */
export async function revokeProgram(context: Context, by: By, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const row = await deleteProgram(tx, by.user.id, id)
    if (!row) throw new Problem('program.not-found')
    await record(context, tx, 'program.revoked', by, { about: row.name })
  })
}

/** Whose program a token belongs to, and what it may do; null if it is unknown, ended or revoked. */
export async function resumeProgram(
  context: Context,
  token: string,
): Promise<{ user: UserRow; tokenHash: Buffer; scopes: readonly Scope[] } | null> {
  const now = context.clock.now()
  const tokenHash = tokenHashOf(token)
  const found = await programByHash(context.db, tokenHash)
  if (!found || found.program.ends_at <= now || !isUsable(context, found.user)) return null
  const { id, last_used_at: lastUsed, scopes } = found.program
  if (!lastUsed || now.getTime() - lastUsed.getTime() > touchEveryMs) await touchProgram(context.db, id, now)
  return { user: found.user, tokenHash, scopes: scopes as Scope[] }
}

export const forgetEnded = (context: Context): Promise<void> =>
  deleteEnded(context.db, { before: after(context.clock.now(), -endedKeptMs) })

const presentProgram = ({ id, name, scopes, created_at, ends_at, last_used_at }: ProgramRow): Program => ({
  id,
  name,
  scopes: scopes as Scope[],
  created_at: created_at.toISOString(),
  ends_at: ends_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})
