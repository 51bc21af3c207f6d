import * as recipes from '@planner/contract/kitchen/recipes'
import { useEffect, useState } from 'react'

import { call } from '#api/call.ts'

import { searchInput } from './use-search.ts'

const pauseMs = 150
const most = 6

/** A dish, and the alternative name that matched; null if the title matches. */
export type Suggestion = { recipe: recipes.Recipe; name: string | null }

/**
 * Suggests dishes of the cookbook whose title or name matches the typed text. Each keystroke aborts the previous
 * request; a failure yields no suggestions.
 */
export function useSuggestions(
  typed: string,
  { vegOnly, region, enabled }: { vegOnly: boolean; region: string; enabled: boolean },
): Suggestion[] {
  const [found, setFound] = useState<{ typed: string; suggestions: Suggestion[] }>({ typed: '', suggestions: [] })
  const query = typed.trim()
  const asks = enabled && query.length >= 2

  useEffect(() => {
    if (!asks) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      call(recipes.search, searchInput(query, vegOnly, region), { signal: controller.signal }).then(
        (answer) => setFound({ typed: query, suggestions: suggestionsFrom(answer.recipes, query) }),
        () => setFound({ typed: query, suggestions: [] }),
      )
    }, pauseMs)

    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, vegOnly, region, asks])

  return asks && found.typed !== '' ? found.suggestions : none
}

const none: Suggestion[] = []

function suggestionsFrom(found: readonly recipes.Recipe[], typed: string): Suggestion[] {
  const begins = (name: string) => name.toLowerCase().startsWith(typed.toLowerCase())
  return found
    .slice(0, most)
    .map((recipe) => ({ recipe, name: begins(recipe.title) ? null : (recipe.names.find(begins) ?? null) }))
}
