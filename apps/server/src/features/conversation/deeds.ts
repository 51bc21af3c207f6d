import { chats as limits } from '@planner/contract/constants'
import type { Context } from '#context.ts'
import { changeReminder } from '#features/reminders/change.ts'
import { removeReminder } from '#features/reminders/remove.ts'
import { restoreDay, restoreReminder } from '#features/reminders/restore.ts'
import type { Deed, UserRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { deleteDeedsBeyond, insertDeed, lockDeed, markUndone } from './store.ts'

/** Keeps what a message did, or a choice. @returns the id by which a button names it. */
export async function keepDeed(context: Context, user: UserRow, deed: Deed): Promise<string> {
  const id = context.ids.next()
  await insertDeed(context.db, { id, userId: user.id, deed, now: context.clock.now() })
  await deleteDeedsBeyond(context.db, user.id, { most: limits.deedsKept })
  return id
}

/**
 * Undoes a deed, once. What is no longer there is left as it is.
 *
 * @returns 'already' where it was undone before, 'gone' for one that is forgotten or cannot be undone any more.
 */
export async function undoDeed(context: Context, user: UserRow, id: string): Promise<'undone' | 'already' | 'gone'> {
  const row = await lockDeed(context.db, user.id, id)
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

async function undo(context: Context, user: UserRow, deed: Exclude<Deed, { kind: 'choice' }>): Promise<void> {
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

/** Of several some may be gone; these throw before they change anything. */
async function ifThere(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'reminder.not-found')) throw error
  }
}
