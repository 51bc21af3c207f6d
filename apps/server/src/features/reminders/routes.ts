import type { Reminder } from '@planner/contract/reminders'
import * as reminders from '@planner/contract/reminders'
import type { Context } from '#context.ts'
import { answerOnce } from '#features/idempotency/answer-once.ts'
import { Continued, route } from '#http/route.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { changeReminder } from './change.ts'
import { createRead, preview, readText } from './create-from-text.ts'
import { changeFollowing, removeFollowing } from './following.ts'
import { listReminders } from './lists/list-reminders.ts'
import { searchReminders } from './lists/search-reminders.ts'
import { changeDay, removeDay } from './one-day.ts'
import { presentReminder } from './present-reminder.ts'
import { removeReminder } from './removal/remove.ts'
import { restoreDay, restoreReminder } from './removal/restore.ts'
import { giveBack, markSeen, takeBack, takeReminder } from './sharing/take-over.ts'
import { reminderOf } from './store.ts'

export const reminderRoutes = [
  route(reminders.list, async (context, { user, input }) => {
    const { page, rest } = await listReminders(context, user, input)
    const query = rest && new URLSearchParams(rest as Record<string, string>).toString()
    return new Continued(page, query && `${reminders.list.path}?${query}`)
  }),
  route(reminders.search, (context, { user, input }) => searchReminders(context, user, input.query)),
  route(reminders.createFromText, async (context, { user, input, carried }) => {
    if (input.only_read) return presentReminder(await preview(context, user, input), context.clock.now())
    const read = await readText(context, user, input)
    return answerOnce(
      context,
      user,
      { call: 'create', id: carried.idempotencyKey },
      async (within) => presentReminder(await createRead(within, user, input, read), context.clock.now()),
      repeated(user),
    )
  }),
  route(reminders.update, (context, { user, input, carried }) =>
    answerOnce(
      context,
      user,
      { call: `change ${input.id}`, id: carried.idempotencyKey },
      async (within) => {
        const { id, occurrence_date: day, only_day: isAlone, following } = input
        if (isAlone && day) {
          return presentReminder(await changeDay(within, user, { id, day }, input), context.clock.now())
        }
        if (following && day) {
          return presentReminder(await changeFollowing(within, user, { id, day }, input), context.clock.now())
        }
        const { reminder, kept } = await changeReminder(within, user, input)
        return { ...presentReminder(reminder, context.clock.now()), ...(kept.length > 0 && { kept }) }
      },
      repeated(user),
    ),
  ),
  route(reminders.seen, async (context, { user, input }) =>
    presentReminder(await markSeen(context, user, input.id), context.clock.now()),
  ),
  route(reminders.claim, async (context, { user, input }) =>
    presentReminder(await takeReminder(context, user, input), context.clock.now()),
  ),
  route(reminders.giveBack, async (context, { user, input }) =>
    presentReminder(
      await (input.undo ? takeBack(context, user, input.id) : giveBack(context, user, input)),
      context.clock.now(),
    ),
  ),
  route(reminders.restore, (context, { user, input, carried }) =>
    answerOnce(
      context,
      user,
      { call: `restore ${input.id}`, id: carried.idempotencyKey },
      async (within) => {
        const { id, occurrence_date: day } = input
        const restoring = day ? restoreDay(within, user, { id, day }) : restoreReminder(within, user, id)
        return presentReminder(await restoring, context.clock.now())
      },
      repeated(user),
    ),
  ),
  route(reminders.remove, (context, { user, input, carried }) =>
    answerOnce(
      context,
      user,
      { call: `remove ${input.id}`, id: carried.idempotencyKey },
      async (within) => {
        const { id, occurrence_date: day, following } = input
        const removing =
          day && following
            ? removeFollowing(within, user, { id, day })
            : day
              ? removeDay(within, user, { id, day })
              : removeReminder(within, user, id)
        return presentReminder(await removing, context.clock.now())
      },
      repeated(user),
    ),
  ),
]

/** How a repeated call about a reminder with long texts is answered: with its current state, if it still exists. */
const repeated = (user: UserRow) => ({
  brief: <Answer extends Reminder>({ skipped_dates: _skipped, ...answer }: Answer): Answer =>
    ({ ...answer, description: answer.description.slice(0, 200), completed_dates: [], tags: [] }) as unknown as Answer,
  whole: async <Answer extends Reminder>({ db, clock }: Context, brief: Answer): Promise<Answer> => {
    const reminder = await reminderOf(db, user.id, brief.id)
    return reminder ? { ...brief, ...presentReminder(reminder, clock.now()) } : brief
  },
})
