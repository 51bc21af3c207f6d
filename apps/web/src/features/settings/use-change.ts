import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

import { toast } from '#ui/toast.ts'

type Options<Whole, Change> = {
  /** The query whose cached data is changed. */
  queryKey: QueryKey
  save: (change: Change) => Promise<Whole>
}

/**
 * Changes some stored fields: optimistic, saved one change after another, and reverted with the sentence in `failure`
 * if the server refuses.
 */
export function useChange<Whole extends object, Change extends Partial<Whole>>({
  queryKey,
  save,
}: Options<Whole, Change>) {
  const client = useQueryClient()
  const read = () => client.getQueryData<Whole>(queryKey)
  const write = (fields: Partial<Whole>) =>
    client.setQueryData<Whole>(queryKey, (there) => there && { ...there, ...fields })

  const { mutate } = useMutation({
    mutationKey: queryKey,
    // Serialised, so that the last tap wins.
    scope: { id: queryKey.join() },
    mutationFn: ({ change }: { change: Change; failure: string }) => save(change),
    onMutate: ({ change }) => {
      const before = read()
      write(change)
      void client.cancelQueries({ queryKey })

      return before
    },
    onSuccess: (answer) => {
      // While further changes are in progress, an answer is already out of date.
      if (client.isMutating({ mutationKey: queryKey }) === 1) client.setQueryData<Whole>(queryKey, answer)
    },
    onError: (_, { change, failure }, before) => {
      if (before) write(takenBack(change, before, read()))
      toast.error(failure)
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: queryKey }) === 1) void client.invalidateQueries({ queryKey })
    },
  })

  return (change: Change, failure: string) => mutate({ change, failure })
}

/** Returns the fields' previous values, except those that have been changed again since. */
export function takenBack<Whole extends object>(
  change: Partial<Whole>,
  before: Whole,
  now: Whole | undefined,
): Partial<Whole> {
  const names = Object.keys(change) as (keyof Whole)[]

  return Object.fromEntries(
    names.filter((name) => now?.[name] === change[name]).map((name) => [name, before[name]]),
  ) as Partial<Whole>
}
