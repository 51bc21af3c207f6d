import type { Context } from '#context.ts'
import type { HelperRow } from '#platform/db/tables/households.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import type { Outcome } from '#providers/channels.ts'
import { helperOf, isNumberStopped, updateHelper } from './store.ts'

/**
 * Returns a helper of the household whose number has consented to messages and has not opted out since.
 *
 * @throws Problem `household.member`, `helper.no-number`, `helper.stopped`, `helper.not-agreed`.
 */
export async function reachableHelper({ db }: Context, user: UserRow, id: string): Promise<HelperRow> {
  const helper = await helperOf(db, user.household_id, id)
  if (!helper) throw new Problem('household.member')
  if (helper.phone_number === null) throw new Problem('helper.no-number')
  if (helper.stopped_at || (await isNumberStopped(db, helper.phone_number))) throw new Problem('helper.stopped')
  if (!helper.agreed_at) throw new Problem('helper.not-agreed')
  return helper
}

/** Records that a helper's number has opted out, if that is why a message failed. */
export async function stopRefusing({ db, clock }: Context, id: string, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'failed' && outcome.switchOff === 'opted-out') {
    await updateHelper(db, id, { stopped_at: clock.now() })
  }
}
