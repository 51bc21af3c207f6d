import { session } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { answerOf, deleteKeys, deleteKeysBeyond, insertKey, saveAnswer } from './store.ts'

/** Longer than a session lives, and so longer than a device can repeat a call. */
const retentionDays = session.maxDays + 1

/**
 * Keys kept per person; beyond that, the oldest are deleted early. A repeat of a forgotten call is harmless: it has the
 * same result, or is refused because it was already done (docs/decisions/0021).
 */
const maxKeys = 5000

/** Answers up to this many bytes are stored unchanged. */
const wholeAnswer = 2000

/**
 * Runs a call once per id from the device, and answers a repeat with the first answer. A refusal stores nothing, so the
 * same call can be tried again. Without an id the call simply runs.
 *
 * @param call the call and the record it concerns: an id used for another record does not match.
 * @param work gets a context whose `db` is the transaction that stores the answer.
 * @param long for an answer too long to store: `brief` shortens it, and `whole` rebuilds the answer to a repeat from
 *   that.
 */
export async function answerOnce<Answer>(
  context: Context,
  user: UserRow,
  { call, id }: { call: string; id: string | null },
  work: (context: Context) => Promise<Answer>,
  long?: { brief: (answer: Answer) => Answer; whole: (context: Context, brief: Answer) => Promise<Answer> },
): Promise<Answer> {
  if (id === null) return work(context)
  const key = { user_id: user.id, id: `${call} ${id}` }
  return inTransaction(context.db, async (tx) => {
    // A concurrent repeat blocks here until the first has finished.
    const isFirst = await insertKey(tx, key, context.clock.now())
    if (!isFirst) {
      const { answer, isBrief } = (await answerOf(tx, key)) as { answer: Answer; isBrief: boolean }
      return isBrief && long ? long.whole({ ...context, db: tx }, answer) : answer
    }
    const answer = await work({ ...context, db: tx })
    const isLong = long !== undefined && Buffer.byteLength(JSON.stringify(answer)) > wholeAnswer
    await saveAnswer(tx, key, isLong ? long.brief(answer) : answer, { isBrief: isLong })
    await deleteKeysBeyond(tx, user.id, { most: maxKeys })
    return answer
  })
}

/** Deletes keys that no device can repeat any more. */
export const purgeOldKeys = ({ db, clock }: Context): Promise<void> =>
  deleteKeys(db, { before: after(clock.now(), -retentionDays * dayMs) })
