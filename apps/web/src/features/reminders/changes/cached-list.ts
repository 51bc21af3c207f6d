import type { Reminder } from '@planner/contract/reminders'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'

import { notifyOtherTabs } from '#platform/tabs.ts'
import { toast } from '#ui/toast.ts'
import { words as common } from '#words.ts'

import { changeKey, listKey, windowsKey } from '../queries.ts'
import { words } from '../words.ts'

/**
 * Returns functions to update the cached list after a confirmation: created reminders are added, discarded ones
 * dropped.
 */
export function useCachedList() {
  const client = useQueryClient()

  return {
    /** Adds a reminder. @returns whether it is the only one. */
    add(reminder: Reminder): boolean {
      // If the list is not loaded, a single reminder must not be taken for all of it.
      const list = client.setQueryData<Reminder[]>(
        listKey,
        (there) => there && [...without(reminder.id)(there), reminder],
      )
      refetchAfterChanges(client)
      return list?.length === 1
    },
    drop: ({ id }: Reminder): unknown => client.setQueryData<Reminder[]>(listKey, (list) => list && without(id)(list)),
  }
}

export function replace(client: QueryClient, id: string, change: (reminder: Reminder) => Reminder): void {
  showEverywhere(client, (list) => list.map((there) => (there.id === id ? change(there) : there)))
}

/** Updates the list and the cached windows of the past. */
export function showEverywhere(client: QueryClient, change: (list: Reminder[]) => Reminder[]): void {
  client.setQueryData<Reminder[]>(listKey, (list) => list && change(list))
  client.setQueriesData<Reminder[]>({ queryKey: windowsKey }, (list) => list && change(list))
}

/**
 * Refetches the list, here and in other tabs, after the last change in progress: an earlier answer would revert what is
 * shown.
 */
export function refetchAfterChanges(client: QueryClient): void {
  notifyOtherTabs('reminders')
  if (client.isMutating({ mutationKey: changeKey }) > 1) return

  void client.invalidateQueries({ queryKey: listKey })
}

export const without =
  (id: string) =>
  (list: readonly Reminder[]): Reminder[] =>
    list.filter((there) => there.id !== id)

/**
 * How a change is announced: by its sentence, or by `onDone`, which receives the undo and announces several changes at
 * once.
 */
export type UndoMessage = { sentence: string; onDone: (undo: () => void, again?: () => void) => void }

/** Announces nothing: for a step of an undo that is announced as a whole. */
export const saidAlready: UndoMessage['onDone'] = () => {}

type Done = {
  waits: boolean
  undo: () => void
  /** Redoes the change after an undo, if the undo is announced here. */
  again?: (() => void) | undefined
  /** The reminder's title, to tell stacked toasts apart. */
  about?: string | undefined
  /** Whether the undo announces itself. */
  undoTells?: boolean
  /** Whether this change is itself an undo, so that its own undo is a redo. */
  isUndo?: boolean
  /** Navigates to the reminder. */
  show?: (() => void) | undefined
  onDone?: UndoMessage['onDone'] | undefined
}

/** Announces a change, or that it is queued on this device, with an undo that is announced as well. */
export function announceDone(
  sentence: string,
  { waits, undo, again, about, undoTells, isUndo, show, onDone }: Done,
): void {
  if (onDone) {
    onDone(undo, again)
    return
  }
  const options = {
    show,
    about,
    isUndo,
    undo() {
      undo()
      if (!undoTells) announceUndone(sentence, { about, again })
    },
  }
  if (waits) toast.info(common.waiting.kept, options)
  else toast.success(sentence, options)
}

/** Announces that a change was undone, with its redo. @param sentence how the change was announced */
export function announceUndone(sentence: string, { about, again }: Pick<Done, 'about' | 'again'>): void {
  toast.info(words.undone(sentence), { about, ...(again && { isUndo: true, undo: again }) })
}

/** Announces several changes at once, after the last of them; one tap undoes or redoes all of them. */
export function together(count: number, sentence: (count: number) => string): UndoMessage['onDone'] {
  let undos: (() => void)[] = []
  let repeats: (() => void)[] = []

  return (undo, again) => {
    undos.push(undo)
    if (again) repeats.push(again)
    if (undos.length < count) return

    const [toUndo, toRepeat] = [undos, repeats]
    undos = []
    repeats = []
    announceDone(sentence(count), {
      waits: false,
      undo: all(toUndo),
      again: toRepeat.length < count ? undefined : all(toRepeat),
    })
  }
}

const all = (steps: readonly (() => void)[]) => () => {
  for (const step of steps) step()
}

/** Removes the final full stop for use within another sentence. */
export const withoutFullStop = (reason: string): string => reason.replace(/\.$/, '')
