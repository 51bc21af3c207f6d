import type { Endpoint, InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import * as pantry from '@planner/contract/kitchen/pantry'
import * as list from '@planner/contract/kitchen/shopping-list'
import { splitItems } from '@planner/kitchen/list'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { call } from '#api/call.ts'
import { refusalSentence } from '#api/errors.ts'
import { callOrQueue } from '#api/offline-queue/call-or-queue.ts'
import { onQueueMessage } from '#api/offline-queue/messages.ts'
import { useQueuedCalls } from '#api/offline-queue/queue.ts'
import { newId } from '#platform/ids.ts'
import { storage } from '#platform/storage.ts'
import { notifyOtherTabs, onOtherTabs } from '#platform/tabs.ts'
import { toast } from '#ui/toast.ts'
import { changeKey, listKey, listOptions, pantryKey } from './queries.ts'
import { changed, withQueued } from './with-queued.ts'
import { listWords } from './words.ts'

/** The household's list with changes queued on this device applied. */
export function useList() {
  const client = useQueryClient()
  const query = useQuery(listOptions)
  const calls = useQueuedCalls()
  const shown = useMemo(() => query.data && withQueued(query.data, calls), [query.data, calls])
  useEffect(() => {
    const again = () => {
      if (client.isMutating({ mutationKey: changeKey }) === 0) void client.invalidateQueries({ queryKey: listKey })
    }
    const stops = [onOtherTabs('shopping list', again), onQueueMessage(({ kind }) => kind === 'sent' && again())]
    window.addEventListener('online', again)
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('online', again)
    }
  }, [client])
  return { ...query, data: shown }
}

type Change = {
  endpoint: typeof list.add | typeof list.tick | typeof list.remove | typeof list.edit
  input: Record<string, unknown>
  title: string
  path: string
}

/** Changes that also work offline. Optimistic, so that taps show at once. */
export function useListChanges() {
  const client = useQueryClient()
  const { mutate, mutateAsync } = useMutation({
    mutationKey: changeKey,
    // Sent in the order of the taps.
    scope: { id: 'shopping list' },
    networkMode: 'always',
    mutationFn: ({ endpoint, input, title }: Change) =>
      callOrQueue(endpoint as typeof list.tick, input as InputOf<typeof list.tick>, {
        kind: 'list',
        about: 'shopping list',
        title,
      }),
    onMutate: async ({ path, input }) => {
      await client.cancelQueries({ queryKey: listKey })
      client.setQueryData(listKey, (before: list.ShoppingList | undefined) => before && changed(before, path, input))
    },
    onSuccess: (answer) => {
      if (answer && client.isMutating({ mutationKey: changeKey }) === 1) client.setQueryData(listKey, answer)
    },
    onError: (error) => toast.error(refusalSentence(error, failures.listChange)),
    onSettled: () => {
      notifyOtherTabs('shopping list')
      if (client.isMutating({ mutationKey: changeKey }) > 1) return
      void client.invalidateQueries({ queryKey: listKey })
      void client.invalidateQueries({ queryKey: pantryKey })
    },
  })
  const remove = (ids: string[], removed: boolean, title: string) =>
    mutate({ endpoint: list.remove, path: list.remove.path, title, input: { ids, removed } })

  return {
    /** Adds items. @returns a function that removes them again, once they are on the list or queued. */
    add: async (text: string) => {
      const items = splitItems(text).map((item) => ({ id: newId(), text: item }))
      const title = text.slice(0, 100)
      if (items.length > 0) await mutateAsync({ endpoint: list.add, path: list.add.path, title, input: { items } })
      const ids = items.map(({ id }) => id)
      return () => remove(ids, true, listWords.removed(title))
    },
    tick: ({ entries, name }: list.ListLine, ticked: boolean) =>
      mutate({
        endpoint: list.tick,
        path: list.tick.path,
        title: ticked ? listWords.bought(name) : listWords.notBought(name),
        input: { ids: entries.map(({ id }) => id), ticked },
      }),
    edit: (id: string, text: string) =>
      mutate({ endpoint: list.edit, path: `/api/shopping-list/items/${id}`, title: text, input: { id, text } }),
    remove: ({ entries, name }: list.ListLine) => {
      const ids = entries.map(({ id }) => id)
      remove(ids, true, listWords.removed(name))
      toast.success(listWords.removed(name), {
        undo: () => remove(ids, false, listWords.putBack(name)),
      })
    },
  }
}

/**
 * Other changes of the list and the pantry, which need a connection.
 *
 * @param onRefusal may handle a failure itself: returns whether it has, so that no toast is shown.
 */
export function useSharedChange<E extends Endpoint>(endpoint: E, done?: string, onRefusal?: (error: Error) => boolean) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: pantryKey,
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: () => void (done && toast.success(done)),
    onError: (error) => {
      if (onRefusal?.(error)) return
      toast.error(
        refusalSentence(error, endpoint.path.includes('pantry') ? failures.pantryChange : failures.listChange),
      )
    },
    onSettled: () => {
      notifyOtherTabs('shopping list')
      void client.invalidateQueries({ queryKey: listKey })
      void client.invalidateQueries({ queryKey: pantryKey })
    },
  })
}

/** Moves a pantry stored only on this device to the account, once. Deleted here only after the account has it. */
export function useMovedPantry(userId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const key = `pantry:${userId}`
    const foods = idsIn(storage.read(key))
    if (foods.length === 0) return
    call(pantry.add, { foods }).then(
      () => {
        storage.remove(key)
        void client.invalidateQueries({ queryKey: pantryKey })
        void client.invalidateQueries({ queryKey: listKey })
      },
      (error: unknown) => console.warn('What this device has at home could not be moved yet', error),
    )
  }, [client, userId])
}

function idsIn(stored: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && id.length <= 60).slice(0, 400) : []
  } catch {
    return []
  }
}
