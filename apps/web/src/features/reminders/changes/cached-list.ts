import type { Reminder } from '@planner/contract/reminders'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'

import { notifyOtherTabs } from '#platform/tabs.ts'
import { toast } from '#ui/toast.ts'
import { words as common } from '#words.ts'

import { changeKey, listKey, windowsKey } from '../queries.ts'
import { words } from '../words.ts'

/** The list at hand, changed by the answer to a question: kept reminders join it, others leave it. */
export function useCachedList() {
  const client = useQueryClient()

  return {
    /** @returns whether it is the only one. */
    add(reminder: Reminder): boolean {
      // Where the list is not there yet, one reminder must not pass for all of it.
      const list = client.setQueryData<Reminder[]>(
        listKey,
        (there) => there && [...without(reminder.id)(there), reminder],
      )
      settle(client)
      return list?.length === 1
    },
    drop: ({ id }: Reminder): unknown => client.setQueryData<Reminder[]>(listKey, (list) => list && without(id)(list)),
  }
}

export function replace(client: QueryClient, id: string, change: (reminder: Reminder) => Reminder): void {
  showEverywhere(client, (list) => list.map((there) => (there.id === id ? change(there) : there)))
}

/** Changes the list, and the cached windows of the past. */
export function showEverywhere(client: QueryClient, change: (list: Reminder[]) => Reminder[]): void {
  client.setQueryData<Reminder[]>(listKey, (list) => list && change(list))
  client.setQueriesData<Reminder[]>({ queryKey: windowsKey }, (list) => list && change(list))
}

/** Refetches the list, here and in other tabs, after the last change in progress: an earlier answer would revert what is shown. */
export function settle(client: QueryClient): void {
  notifyOtherTabs('reminders')
  if (client.isMutating({ mutationKey: changeKey }) > 1) return

  void client.invalidateQueries({ queryKey: listKey })
}

export const without =
  (id: string) =>
  (list: readonly Reminder[]): Reminder[] =>
    list.filter((there) => there.id !== id)

/** How a change is told: its sentence, or a function that gets the undo and tells of several changes at once. */
export type Telling = { sentence: string; onDone: (undo: () => void, again?: () => void) => void }

type Done = {
  waits: boolean
  undo: () => void
  /** Does it again after it was undone, where the undo is told here. */
  again?: (() => void) | undefined
  /** The reminder's title, for several toasts stand above each other. */
  about?: string | undefined
  /** The undo is told by what it calls. */
  undoTells?: boolean
  /** It takes another change back itself: its undo does that one again. */
  isUndo?: boolean
  /** Goes to where it is. */
  show?: (() => void) | undefined
  onDone?: Telling['onDone'] | undefined
}

/** Says what was done, or that it waits on this device; either way it can be undone with one tap, which is said too. */
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
      if (!undoTells) toast.info(words.undone(sentence), { about, ...(again && { isUndo: true, undo: again }) })
    },
  }
  if (waits) toast.info(common.waiting.kept, options)
  else toast.success(sentence, options)
}

/** Tells of several changes at once, when the last of them is done; one tap undoes them all, and one does them all again. */
export function together(count: number, sentence: (count: number) => string): Telling['onDone'] {
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

/** The sentence around it brings its own. */
export const withoutFullStop = (reason: string): string => reason.replace(/\.$/, '')
