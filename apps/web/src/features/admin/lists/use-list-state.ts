import { useState } from 'react'

import { useDebounced } from './use-debounced.ts'

export type Filter = { search?: string | undefined }

export type ListState<Asked extends Filter> = {
  /** The filters as typed and selected; empty ones are not sent. */
  filter: Asked
  /** The same filters, debounced. */
  asked: Asked
  /** Whether the whole list is requested. */
  unfiltered: boolean
  page: number
  turn: (page: number) => void
  /** Sets filters; an empty value removes one. Goes back to the first page. */
  change: (filters: { [Name in keyof Asked]?: Asked[Name] | '' }) => void
  clear: () => void
}

/** The filters and the current page of a list. */
export function useListState<Asked extends Filter>(): ListState<Asked> {
  const [filter, setFilter] = useState({} as Asked)
  const [page, turn] = useState(0)
  const search = useDebounced(filter.search?.trim() || undefined)
  const asked = { ...filter, search }

  return {
    filter,
    asked,
    unfiltered: Object.values(asked).every((value) => value === undefined),
    page,
    turn,
    change: (filters) => {
      const given = Object.entries(filters).map(([name, value]) => [name, value === '' ? undefined : value])
      setFilter({ ...filter, ...Object.fromEntries(given) })
      turn(0)
    },
    clear: () => {
      setFilter({} as Asked)
      turn(0)
    },
  }
}
