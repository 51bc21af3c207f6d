import type { Household } from '@planner/contract/household'
import type { ShoppingList } from '@planner/contract/kitchen/shopping-list'
import { useQueryClient } from '@tanstack/react-query'

import { isNewcomer } from '#features/onboarding/is-newcomer.ts'
import { now } from '#platform/time/clock.ts'
import { toast } from '#ui/toast.ts'
import { boughtOptions } from './queries.ts'
import { listWords } from './words.ts'

/** Said on this page before. */
let isSaid = false

/**
 * Points out a household's first list, once: while one of its members is new, and nothing was on the list or bought before.
 *
 * @returns the way to add, which says so afterwards.
 */
export function useFirstShared<Answer>(
  add: (text: string) => Promise<Answer>,
  list: ShoppingList | undefined,
  household: Household | undefined,
): (text: string) => Promise<Answer> {
  const client = useQueryClient()
  const people = household?.members.filter(({ role }) => role !== 'helper') ?? []
  const others = people.filter(({ is_me: isMe }) => !isMe)
  const mayBeFirst =
    others.length > 0 &&
    list?.lines.length === 0 &&
    people.some(({ since }) => isNewcomer({ created_at: since }, now()))

  return async (text) => {
    const isFirst =
      mayBeFirst &&
      !isSaid &&
      (await client.fetchQuery(boughtOptions).then(
        ({ things }) => things.length === 0,
        // Without a connection: then nothing is said.
        () => false,
      ))
    const answer = await add(text)
    if (isFirst) {
      isSaid = true
      toast.success(listWords.firstShared, {
        description: listWords.firstSharedText(others.map(({ name, nickname }) => nickname ?? name).join(', ')),
      })
    }
    return answer
  }
}
