import { failures } from '@planner/contract/failures'
import * as recipes from '@planner/contract/kitchen/recipes'
import { useRef, useState } from 'react'

import { call } from '#api/call.ts'
import { toast } from '#ui/toast.ts'

import { allRegions } from '../plan/regions.ts'
import { type FurtherResult, fetchFurther } from './fetch-further.ts'
import { searchFailure } from './search-failure.ts'

export type Search = {
  query: string
  setQuery: (query: string) => void
  /** What is wrong with the input, shown below it. */
  fault: string | null
  state: { kind: 'none' } | { kind: 'searching' } | { kind: 'failed'; sentence: string } | Found
  /** Searches for the input's text, or for the given query. */
  submit: (query?: string) => void
}
type Found = {
  kind: 'found'
  recipes: recipes.FoundRecipe[]
  hidden: recipes.HiddenDishes
  missing: string | null
  further: FurtherResult
}

/** Searches on demand; a new search aborts the previous one. */
export function useSearch({ vegOnly, region }: { vegOnly: boolean; region: string }): Search {
  const [query, setQuery] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [state, setState] = useState<Search['state']>({ kind: 'none' })
  const current = useRef<AbortController | null>(null)

  const find = async (words: string) => {
    current.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    setState({ kind: 'searching' })
    try {
      const input = searchInput(words, vegOnly, region)
      const { further: mayLook, ...found } = await call(recipes.search, input, { signal })
      const show = (further: FurtherResult) => setState({ kind: 'found', ...found, further })
      show({ kind: mayLook ? 'looking' : 'none' })
      // Our results are shown meanwhile.
      const further = mayLook ? await fetchFurther(input, signal) : null
      if (signal.aborted) return
      if (further) show(further)
      if (found.recipes.length === 0 && further?.kind !== 'written') toast.info(failures.searchNone)
    } catch (error) {
      if (signal.aborted) return
      const sentence = searchFailure(error)
      // Without a session this page is about to be replaced; the toast survives.
      if (sentence === failures.searchLogin) toast.error(sentence)
      setState({ kind: 'failed', sentence })
    }
  }

  return {
    query,
    fault,
    state,
    setQuery: (next) => {
      setQuery(next)
      setFault(null)
    },
    submit: (given = query) => {
      const words = given.trim()
      setFault(words ? null : failures.searchQuery)
      if (words) void find(words)
    },
  }
}

export const searchInput = (query: string, vegOnly: boolean, region: string) => ({
  query,
  veg_only: vegOnly,
  ...(region !== allRegions && { region }),
})
