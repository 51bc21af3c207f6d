import * as table from '@planner/contract/kitchen/who-eats'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Switch } from '#ui/form/Switch.tsx'
import { toast } from '#ui/toast.ts'
import { useUser } from '../auth/session.tsx'
import { failureInWords } from './use-change.ts'
import { words } from './words.ts'

const key = ['household-table', 'sharing'] as const

/** Whether the person's diet counts towards the household's meals. */
export function ShareDiet() {
  const client = useQueryClient()
  const day = dayAt(useNow(), useUser().time_zone)
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(table.show, { day }, { signal }) })
  const change = useMutation({
    mutationFn: (share: boolean) => call(table.shareDiet, { share }),
    onSuccess: ({ shares_diet }) =>
      client.setQueryData(key, (before: typeof data) => before && { ...before, shares_diet }),
    onError: (error) => toast.error(failureInWords(error)),
    onSettled: () =>
      Promise.all(
        [['recipes', 'diet'], ['recipes', 'chosen'], ['household-table']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
  if (!data) return null

  return (
    <Switch
      label="Share my diet and allergies"
      hint={words.shareDiet}
      checked={change.isPending ? change.variables : data.shares_diet}
      onChange={(share) => change.mutate(share)}
    />
  )
}
