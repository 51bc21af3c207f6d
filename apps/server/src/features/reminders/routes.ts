import * as reminders from '@planner/contract/reminders'
import { route } from '#http/route.ts'
import { changeReminder } from './change.ts'
import { createFromText } from './create-from-text.ts'
import { presentReminder } from './present-reminder.ts'
import { removeReminder } from './remove.ts'
import { remindersOf } from './store.ts'

export const reminderRoutes = [
  route(reminders.list, async (context, { user }) => {
    const now = context.clock.now()
    return (await remindersOf(context.db, user.id)).map((reminder) => presentReminder(reminder, now))
  }),
  route(reminders.createFromText, async (context, { user, input }) =>
    presentReminder(await createFromText(context, user, input), context.clock.now()),
  ),
  route(reminders.update, async (context, { user, input }) =>
    presentReminder(await changeReminder(context, user, input), context.clock.now()),
  ),
  route(reminders.remove, async (context, { user, input }) =>
    presentReminder(await removeReminder(context, user, input.id), context.clock.now()),
  ),
]
