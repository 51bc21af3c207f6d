import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { answerOf, forgetActions, insertAction, keepAnswer } from './store.ts'

/** Longer than a session lives, and so longer than a device can go on repeating a call. */
const keptDays = 120

/**
 * Does what a call asks for once for each id that a device gave it, and answers a repeat as it answered the first. What
 * is refused leaves nothing behind, so that the same call may be tried again. Without an id the work is simply done.
 *
 * @param call what is done, and to which thing: an id that was given to something else says nothing about this.
 * @param work is handed a context whose store is the transaction in which the answer is kept.
 */
export async function answerOnce<Answer>(
  context: Context,
  user: UserRow,
  { call, id }: { call: string; id: string | null },
  work: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  if (id === null) return work(context)
  const action = { user_id: user.id, id: `${call} ${id}` }
  return context.db.transaction().execute(async (tx) => {
    // A repeat that comes while the first is under way waits here for its end.
    const isFirst = await insertAction(tx, action, context.clock.now())
    if (!isFirst) return (await answerOf(tx, action)) as Answer
    const answer = await work({ ...context, db: tx })
    await keepAnswer(tx, action, answer)
    return answer
  })
}

/** Forgets what no device can repeat any more. */
export const forgetOldActions = ({ db, clock }: Context): Promise<void> =>
  forgetActions(db, { before: after(clock.now(), -keptDays * dayMs) })
