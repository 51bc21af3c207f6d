import type { Endpoint, InputOf, ResultOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { serverSentence } from '#api/errors.ts'
import { listKey } from '#features/reminders/queries.ts'
import { toast } from '#ui/toast.ts'
import { householdKey } from './household-key.ts'

/**
 * Changes the household. The server's answer replaces the cached household; a refusal is shown in the server's own
 * words.
 *
 * @param onRefusal may show a refusal itself, such as at a field: returns whether it has.
 */
export function useChange<E extends Endpoint>(
  endpoint: E,
  { onDone, onRefusal }: { onDone?: (answer: ResultOf<E>) => void; onRefusal?: (error: Error) => boolean } = {},
) {
  const client = useQueryClient()

  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: async (answer) => {
      onDone?.(answer)
      await Promise.all([
        client.invalidateQueries({ queryKey: householdKey }),
        client.invalidateQueries({ queryKey: listKey }),
      ])
    },
    onError: (error) => {
      if (!onRefusal?.(error)) toast.error(failureInWords(error))
    },
  })
}

/** The toast text for a failed change. */
export const failureInWords = (error: unknown): string => serverSentence(error, failures.householdChange)
