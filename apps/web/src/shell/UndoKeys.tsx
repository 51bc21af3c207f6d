import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Changes, listenForUndo } from '#ui/toaster/undo-key.ts'

/** Listens to the keys that undo and redo, while somebody is signed in. */
export function UndoKeys() {
  const client = useQueryClient()
  useEffect(() => listenForUndo(changesOf(client)), [client])
  return null
}

/** Returns the changes that keys wait for: mutations with a key. Others may take long, such as an upload. */
export const changesOf = (client: QueryClient): Changes => ({
  inProgress: () => client.isMutating({ predicate: ({ options }) => options.mutationKey !== undefined }) > 0,
  onEnd: (listener) =>
    client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || !event.mutation.options.mutationKey) return
      const { type } = event.action
      if (type === 'error' || type === 'success') listener(type === 'error')
    }),
})
