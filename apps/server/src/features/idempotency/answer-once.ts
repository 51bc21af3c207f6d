import { session } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { answerOf, forgetKeys, forgetKeysBeyond, insertKey, keepAnswer } from './store.ts'

/** Longer than a session lives, and so longer than a device can go on repeating a call. */
const keptDays = session.maxDays + 1

/**
 * Keys of one person that are kept; older ones are forgotten before their time. What a repeat of a forgotten call does is
 * harmless: it says the same again, or is refused because it was done (docs/decisions/0021).
 */
const mostKept = 5000

/** Bytes of an answer that are kept as they are. */
const wholeAnswer = 2000

/**
 * Does the work of a call once for each id that a device gave it, and answers a repeat with the first answer. A refusal
 * stores nothing, so that the same call may be tried again. Without an id the work is simply done.
 *
 * @param call the call and the record it concerns: an id used for another record does not match.
 * Of a long answer only a short form is stored: `brief` makes it, and `whole` turns it into the answer to a repeat.
 *
 * @param work gets a context whose `db` is the transaction that stores the answer.
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
    await keepAnswer(tx, key, isLong ? long.brief(answer) : answer, { isBrief: isLong })
    await forgetKeysBeyond(tx, user.id, { most: mostKept })
    return answer
  })
}

/** Forgets what no device can repeat any more. */
export const forgetOldKeys = ({ db, clock }: Context): Promise<void> =>
  forgetKeys(db, { before: after(clock.now(), -keptDays * dayMs) })
