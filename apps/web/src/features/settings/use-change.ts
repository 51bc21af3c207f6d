import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

import { toast } from '#ui/toast.ts'

type Options<Whole, Change> = {
  /** Where the whole is kept. */
  queryKey: QueryKey
  save: (change: Change) => Promise<Whole>
}

/**
 * Changes some stored fields: shown at once, saved one change after the other, and reverted with the
 * sentence in `failure` if the server refuses.
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
    // Each after the one before it: the last tap is what stays.
    scope: { id: queryKey.join() },
    mutationFn: ({ change }: { change: Change; failure: string }) => save(change),
    onMutate: ({ change }) => {
      const before = read()
      write(change)
      void client.cancelQueries({ queryKey })

      return before
    },
    onSuccess: (answer) => {
      // While more is under way, an answer is already out of date.
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

/** The fields as they were, except those that have been changed again since. */
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
