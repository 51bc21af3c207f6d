import { chats as limits } from '@planner/contract/constants/notifications'
import type { Context } from '#context.ts'
import { changeReminder } from '#features/reminders/change.ts'
import { removeReminder } from '#features/reminders/removal/remove.ts'
import { restoreDay, restoreReminder } from '#features/reminders/removal/restore.ts'
import type { ChatAction } from '#platform/db/tables/conversation.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { deleteActionsBeyond, insertAction, lockAction, markUndone } from './store.ts'

/** Records what a message did, or a choice it offered. @returns the id by which a button refers to it. */
export async function recordAction(context: Context, user: UserRow, deed: ChatAction): Promise<string> {
  const id = context.ids.next()
  await insertAction(context.db, { id, userId: user.id, deed, now: context.clock.now() })
  await deleteActionsBeyond(context.db, user.id, { most: limits.actionsMax })
  return id
}

/**
 * Undoes an action, once. Ignores reminders that no longer exist.
 *
 * @returns 'already' if it was undone before, 'gone' if the action was deleted or can no longer be undone.
 */
export async function undoAction(context: Context, user: UserRow, id: string): Promise<'undone' | 'already' | 'gone'> {
  const row = await lockAction(context.db, user.id, id)
  if (!row || row.deed.kind === 'choice') return 'gone'
  if (row.undone_at) return 'already'
  try {
    await undo(context, user, row.deed)
  } catch (error) {
    if (error instanceof Problem && isGone.has(error.code)) return 'gone'
    throw error
  }
  await markUndone(context.db, id, context.clock.now())
  return 'undone'
}

const isGone = new Set(['reminder.not-found', 'reminder.not-an-occurrence'])

async function undo(context: Context, user: UserRow, deed: Exclude<ChatAction, { kind: 'choice' }>): Promise<void> {
  switch (deed.kind) {
    case 'created':
      for (const id of deed.ids) await ifThere(removeReminder(context, user, id))
      return
    case 'done':
      await changeReminder(context, user, { id: deed.id, completed: false, occurrence_date: deed.day })
      return
    case 'removed':
      await (deed.day === null
        ? restoreReminder(context, user, deed.id)
        : restoreDay(context, user, { id: deed.id, day: deed.day }))
      return
    case 'changed':
      await changeReminder(context, user, { id: deed.id, ...deed.before })
      return
    case 'separated':
      await ifThere(removeReminder(context, user, deed.own))
      await restoreDay(context, user, { id: deed.id, day: deed.day })
  }
}

/** Ignores a missing reminder: such calls throw before they change anything. */
async function ifThere(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'reminder.not-found')) throw error
  }
}
