import * as recipes from '@planner/contract/recipes'
import { useEffect, useState } from 'react'

import { call } from '#api/call.ts'

import { searchInput } from './use-search.ts'

const pauseMs = 150
const most = 6

/** Recipes that fit what is typed so far. Each letter calls off the question before; a failure suggests nothing. */
export function useSuggestions(
  typed: string,
  { vegOnly, region, enabled }: { vegOnly: boolean; region: string; enabled: boolean },
): recipes.Recipe[] {
  const [found, setFound] = useState<{ typed: string; recipes: recipes.Recipe[] }>({ typed: '', recipes: [] })
  const query = typed.trim()
  const asks = enabled && query.length >= 2

  useEffect(() => {
    if (!asks) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      call(recipes.search, searchInput(query, vegOnly, region), { signal: controller.signal }).then(
        (answer) => setFound({ typed: query, recipes: answer.recipes.slice(0, most) }),
        () => setFound({ typed: query, recipes: [] }),
      )
    }, pauseMs)

    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, vegOnly, region, asks])

  return asks && found.typed !== '' ? found.recipes : none
}

const none: recipes.Recipe[] = []
