import * as reminders from '@planner/contract/reminders'
import { answerOnce } from '#features/client-actions/answer-once.ts'
import { route } from '#http/route.ts'
import { changeReminder } from './change.ts'
import { createRead, readText } from './create-from-text.ts'
import { changeDay, removeDay } from './one-day.ts'
import { presentReminder } from './present-reminder.ts'
import { removeReminder } from './remove.ts'
import { remindersOf } from './store.ts'

export const reminderRoutes = [
  route(reminders.list, async (context, { user }) => {
    const now = context.clock.now()
    return (await remindersOf(context.db, user.id)).map((reminder) => presentReminder(reminder, now))
  }),
  route(reminders.createFromText, async (context, { user, input, carried }) => {
    const read = await readText(context, user, input)
    return answerOnce(context, user, { call: 'create', id: carried.idempotencyKey }, async (within) =>
      presentReminder(await createRead(within, user, input, read), context.clock.now()),
    )
  }),
  route(reminders.update, (context, { user, input, carried }) =>
    answerOnce(context, user, { call: `change ${input.id}`, id: carried.idempotencyKey }, async (within) => {
      const { id, occurrence_date: day, only_day: isAlone } = input
      if (isAlone && day) {
        return presentReminder(await changeDay(within, user, { id, day }, input), context.clock.now())
      }
      const { reminder, kept } = await changeReminder(within, user, input)
      return { ...presentReminder(reminder, context.clock.now()), ...(kept.length > 0 && { kept }) }
    }),
  ),
  route(reminders.remove, (context, { user, input, carried }) =>
    answerOnce(context, user, { call: `remove ${input.id}`, id: carried.idempotencyKey }, async (within) => {
      const { id, occurrence_date: day } = input
      const removing = day ? removeDay(within, user, { id, day }) : removeReminder(within, user, id)
      return presentReminder(await removing, context.clock.now())
    }),
  ),
]
