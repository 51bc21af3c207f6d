import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { CookLanguage, message as contract, sendMessage as sendContract } from '@planner/contract/kitchen/who-eats'
import { namesOf } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { chosenAt } from '#features/chosen-dishes/chosen-at.ts'
import { reachableHelper, stopRefusing } from '#features/household/reachable-helper.ts'
import { requireOwnShare } from '#features/notifications/outgoing/own-share.ts'
import { mayLeave } from '#features/notifications/outgoing/spend.ts'
import { messageToCook } from '#features/notifications/sending/helper-message.ts'
import { logged, overBudget, problemOfOutcome } from '#features/phone/refusals.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { smsOf } from '#providers/channels.ts'
import { cookLine, cookText, type ToCook, usualTimes } from './compose-cook-message.ts'
import { countAt, seatingFrom } from './seating.ts'
import { helpersOf } from './store.ts'

type Input = CheckedInputOf<typeof contract>

/**
 * Returns a message for the cook: what to make for a meal, for how many and when, for WhatsApp or for copying.
 *
 * @throws Problem `table.nothing-to-cook`, `household.member`.
 */
export async function writeToCook(
  context: Context,
  user: UserRow,
  input: Input,
): Promise<{ text: string; language: CookLanguage }> {
  const helpers = await helpersOf(context.db, user.household_id)
  const helper = helpers.find(({ id }) => id === input.helper_id)
  if (input.helper_id !== undefined && !helper) throw new Problem('household.member')
  const toCook = await whatToCook(context, user, input)
  return { text: cookText({ ...toCook, name: helper?.name ?? null }), language: input.language }
}

/**
 * Sends the message by SMS to a helper who has consented. It counts towards the sender's own limit and the
 * installation's budget.
 *
 * @throws Problem `table.nothing-to-cook`, `table.sms-long`, `household.member`, `helper.not-agreed`, `helper.stopped`,
 *   `helper.too-many`, `phone.not-configured`, or the reason it was not sent.
 */
export async function sendToCook(
  context: Context,
  by: Actor & { user: UserRow },
  input: CheckedInputOf<typeof sendContract>,
): Promise<{ in_outbox: boolean }> {
  const { channels, config, ids } = context
  const { user } = by
  const isInOutbox = !channels.sms.connected
  if (isInOutbox && config.production) throw new Problem('phone.not-configured')
  const helper = await reachableHelper(context, user, input.helper_id)
  const line = cookLine(await whatToCook(context, user, input), user.full_name.trim().split(/\s+/)[0]!)
  const message = messageToCook({ line, language: input.language, publicUrl: config.publicUrl })
  if (!smsOf(message).includes(line)) throw new Problem('table.sms-long')
  await requireOwnShare(context, user, 'sms')
  if (!(await mayLeave(context, channels.sms))) throw logged(context, overBudget())
  const [outcome] = await channels.sms.deliver([
    {
      id: ids.next(),
      user: { id: user.id, email: user.email, phone_number: helper.phone_number },
      devices: [],
      message,
    },
  ])
  await stopRefusing(context, helper.id, outcome!)
  const refusal = problemOfOutcome(outcome!)
  if (refusal) throw logged(context, refusal)
  await record(context, context.db, 'helper.messaged', by, { about: helper.name })
  return { in_outbox: isInOutbox }
}

/** @throws Problem `table.nothing-to-cook`. */
async function whatToCook(
  context: Context,
  user: UserRow,
  { day, meal, language, ready_at: readyAt }: Pick<Input, 'day' | 'meal' | 'language' | 'ready_at'>,
): Promise<Omit<ToCook, 'name'>> {
  const seating = await seatingFrom(context.db, user, day)
  const dishes = (await chosenAt(context, user, { day, meal })).map((dish) => ({
    ...dish,
    names: namesOf(dish.recipe_id),
  }))
  if (dishes.length === 0) throw new Problem('table.nothing-to-cook')
  return {
    language,
    today: wallTimeOf(context.clock.now(), user.time_zone).day,
    day,
    meal,
    readyAt: readyAt ?? usualTimes[meal],
    // For a person who lives alone and set no number, the dish's own number of people.
    people:
      seating.people.length === 1 && seating.savedMeals.length === 0 ? dishes[0]!.people : countAt(seating, day, meal),
    dishes,
  }
}
