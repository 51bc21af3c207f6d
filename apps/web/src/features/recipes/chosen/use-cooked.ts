import type { ChosenDish } from '@planner/contract/kitchen/chosen-dishes'

import { toast } from '#ui/toast.ts'
import { words } from '../words.ts'
import { useChangeChosen } from './use-chosen.ts'

/** Marks a planned dish as cooked or not cooked yet, which takes its ingredients out of the pantry or back in. */
export function useCooked() {
  const change = useChangeChosen({
    onSuccess: ({ id, cooked }) => {
      if (cooked) toast.success(words.cooked, { undo: () => change.mutate({ id, cooked: false }) })
    },
  })
  const setCooked = (dish: Pick<ChosenDish, 'id'> | undefined, cooked = true) => {
    if (!dish) {
      // A dish that nobody planned is only enjoyed.
      toast.success(words.enjoy)
      return
    }
    change.mutate({ id: dish.id, cooked })
  }
  return { setCooked, isPending: change.isPending }
}
