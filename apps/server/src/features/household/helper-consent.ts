import { household as limits } from '@planner/contract/constants/household'
import type { Member } from '@planner/contract/household'
import { adults } from '@planner/contract/household-roles'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { mayLeave } from '#features/notifications/outgoing/spend.ts'
import { helperCodeMessage } from '#features/notifications/sending/helper-message.ts'
import { logged, overBudget, problemOfOutcome } from '#features/phone/refusals.ts'
import { after, dayMs, minuteMs } from '#platform/clock.ts'
import type { HelperRow } from '#platform/db/tables/households.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { countWithin } from '#platform/request-counter.ts'
import { inHousehold } from './in-household.ts'
import { presentHelper } from './present.ts'
import { stopLink } from './stop/link.ts'
import { helperOf, isNumberStopped, updateHelper } from './store.ts'

type By = Actor & { user: UserRow }

/**
 * Sends a helper a code to consent to messages, which they pass on to the person who asked. It is the only message sent
 * to a number without consent, and it is never sent to one that answered STOP in any household.
 *
 * @throws Problem `household.member`, `helper.no-number`, `helper.agreed`, `helper.stopped`, `helper.limit`,
 *   `phone.not-configured`, or the reason it could not be sent.
 */
export async function askHelper(context: Context, by: By, id: string): Promise<Member & { in_outbox: boolean }> {
  const { channels, config, clock, ids } = context
  const isInOutbox = !channels.sms.connected
  if (isInOutbox && config.production) throw new Problem('phone.not-configured')
  const now = clock.now()
  const code = ids.code()
  const helper = await inHousehold(context, by.user, async (tx, me) => {
    if (!adults.includes(me.household_role)) throw new Problem('household.adults-only')
    const found = await helperOf(tx, me.household_id, id)
    if (!found) throw new Problem('household.member')
    if (found.phone_number === null) throw new Problem('helper.no-number')
    if (found.stopped_at || (await isNumberStopped(tx, found.phone_number))) throw new Problem('helper.stopped')
    if (found.agreed_at) throw new Problem('helper.agreed')
    return updateHelper(tx, id, { code_hash: hashOf(context, found, code), code_tries: 0, asked_at: now })
  })
  await countCode(context, helper)
  if (!(await mayLeave(context, channels.sms))) throw logged(context, overBudget())
  const [outcome] = await channels.sms.deliver([
    {
      id: ids.next(),
      user: { id: by.user.id, email: by.user.email, phone_number: helper.phone_number },
      devices: [],
      message: helperCodeMessage({
        asker: by.user.full_name,
        code,
        language: helper.language,
        publicUrl: config.publicUrl,
        stop: stopLink(context, helper.id),
      }),
    },
  ])
  const refusal = problemOfOutcome(outcome!)
  if (refusal) throw logged(context, refusal)
  return { ...presentHelper(helper, { isForAdult: true }), in_outbox: isInOutbox }
}

/**
 * Records a helper's consent, by the code they received.
 *
 * @throws Problem `household.member`, `helper.code`, `helper.stopped`.
 */
export async function confirmHelper(context: Context, by: By, id: string, code: string): Promise<Member> {
  const now = context.clock.now()
  const result = await inHousehold(context, by.user, async (tx, me) => {
    if (!adults.includes(me.household_role)) throw new Problem('household.adults-only')
    const helper = await helperOf(tx, me.household_id, id)
    if (!helper) throw new Problem('household.member')
    if (helper.agreed_at) return helper
    if (helper.stopped_at) throw new Problem('helper.stopped')
    if (!isCode(context, helper, code, now)) {
      await updateHelper(tx, id, { code_tries: helper.code_tries + 1 })
      return null
    }
    await record(context, tx, 'helper.agreed', by, { about: helper.name })
    return updateHelper(tx, id, { agreed_at: now, code_hash: null, code_tries: 0 })
  })
  // Thrown after the transaction, so that the failed attempt stays counted.
  if (!result) throw new Problem('helper.code')
  return presentHelper(result, { isForAdult: true })
}

const purpose = 'helper code'
const textOf = ({ id, phone_number: number }: HelperRow, code: string): string => [id, number, code].join(' ')
const hashOf = (context: Context, helper: HelperRow, code: string): Buffer =>
  context.signer.sign(purpose, textOf(helper, code))

function isCode(context: Context, helper: HelperRow, code: string, now: Date): boolean {
  const { code_hash: hash, asked_at: askedAt, code_tries: tries } = helper
  if (!hash || !askedAt || tries >= limits.helperCodes.tries) return false
  if (after(askedAt, limits.helperCodes.minutes * minuteMs) <= now) return false
  return context.signer.isSignature(purpose, textOf(helper, code.replaceAll(/\D/g, '')), hash)
}

/** Limits how often a number is asked per day, whoever asks, so that nobody is pestered. */
async function countCode({ db, clock }: Context, { phone_number: number, household_id: householdId }: HelperRow) {
  const day = { now: clock.now(), windowMs: dayMs, problem: 'helper.limit' } as const
  const { perNumber, perHousehold } = limits.helperCodes
  await countWithin(db, { key: `helper code ${number}`, limit: perNumber, ...day })
  await countWithin(db, { key: `helper codes ${householdId}`, limit: perHousehold, ...day })
}
