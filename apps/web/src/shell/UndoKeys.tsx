import { type Mutation, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { personChanged } from '#api/session-signals.ts'
import { toast } from '#ui/toast.ts'
import { type Changes, listenForUndo } from '#ui/toaster/undo-key.ts'

/** Listens to the keys that undo and redo, while somebody is signed in. */
export function UndoKeys() {
  const client = useQueryClient()
  useEffect(() => startUndoKeys(client), [client])
  return null
}

/**
 * Starts listening. When the person changes, also in another tab, their toasts and undos go: alerts and titles are not
 * for the next person.
 *
 * @returns a function that stops listening
 */
export function startUndoKeys(client: QueryClient): () => void {
  const stops = [listenForUndo(changesOf(client)), personChanged.listen(toast.dismissAll)]
  return () => {
    for (const stop of stops) stop()
  }
}

const changesOf = (client: QueryClient): Changes => ({
  inProgress: () => client.getMutationCache().findAll({ status: 'pending', predicate: delaysKeys }),
  onEnd: (listener) =>
    client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || !delaysKeys(event.mutation)) return
      const { type } = event.action
      if (type === 'error' || type === 'success') listener(event.mutation, type === 'error')
    }),
})

/**
 * Whether keys wait for a mutation: only for those with a key, unless they wait for the person. Others may take long,
 * such as an upload or a payment.
 */
const delaysKeys = ({ options: { mutationKey, meta } }: Pick<Mutation, 'options'>): boolean =>
  mutationKey !== undefined && !meta?.waitsForPerson
