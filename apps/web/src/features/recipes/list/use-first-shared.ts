import type { Household } from '@planner/contract/household'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'

import { householdOptions } from '#features/household/queries.ts'
import { isNewcomer } from '#features/onboarding/is-newcomer.ts'
import { now } from '#platform/time/clock.ts'
import { toast } from '#ui/toast.ts'
import { boughtOptions, listOptions } from './queries.ts'
import { listWords } from './words.ts'

/** Whether the hint was already shown on this page. */
let wasShown = false

/**
 * Shows a hint with a household's first list item: once, while a member is new and nothing was on the list or bought
 * before.
 *
 * @returns a function that adds items and then shows the hint.
 */
export function useFirstShared<Answer>(add: (text: string) => Promise<Answer>): (text: string) => Promise<Answer> {
  const client = useQueryClient()

  return async (text) => {
    const others = wasShown ? [] : await othersOfNewList(client)
    const answer = await add(text)
    if (others.length > 0) {
      wasShown = true
      toast.success(listWords.firstShared, {
        description: listWords.firstSharedText(others.map(({ name, nickname }) => nickname ?? name).join(', ')),
      })
    }
    return answer
  }
}

/**
 * Returns the other members of a household whose list is and always was empty; empty if no member is new, or if this
 * cannot be determined. Loads missing data, because an item may be added before the page has it.
 */
async function othersOfNewList(client: QueryClient): Promise<Household['members']> {
  try {
    const [household, { lines }] = await Promise.all([
      client.ensureQueryData({ ...householdOptions, retry: false }),
      client.ensureQueryData({ ...listOptions, retry: false }),
    ])
    const people = household.members.filter(({ role }) => role !== 'helper')
    if (lines.length > 0 || !people.some(({ since }) => isNewcomer({ created_at: since }, now()))) return []
    const { things } = await client.fetchQuery({ ...boughtOptions, retry: false })
    return things.length === 0 ? people.filter(({ is_me: isMe }) => !isMe) : []
  } catch {
    // If it cannot be determined, no hint is shown.
    return []
  }
}
