import type { Endpoint, InputOf } from '@planner/contract/endpoint'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { ListBody } from './ListBody.tsx'
import { ListTools } from './ListTools.tsx'
import { Pager } from './Pager.tsx'
import type { Filter, ListState } from './use-list-state.ts'

type ListFrameProps<Data, Asked extends Filter, Csv extends Endpoint> = {
  /** The listed items, in one word: 'users'. */
  of: 'users' | 'vendors' | 'orders'
  /** An example of what can be searched for. */
  placeholder: string
  state: ListState<Asked>
  /** The CSV endpoint for the listed items, called with the same filters. */
  csv: Csv
  query: UseQueryResult<Data>
  /** Filter controls shown next to the search field. */
  filters: ReactNode
  /** A button that adds an item to the list. */
  action?: ReactNode
  isEmpty: (data: Data) => boolean
  /** Shown when the whole list is empty. */
  empty?: ReactNode
  /** Extracts the page information from the answer. */
  pageOf: (data: Data) => { page: number; pageSize: number; total: number }
  children: (data: Data) => ReactNode
}

/** The frame shared by the lists of the admin tabs: search and filters above, pages below. */
export function ListFrame<Data, Asked extends Filter, Csv extends Endpoint>(props: ListFrameProps<Data, Asked, Csv>) {
  const { of, placeholder, state, csv, query, filters, action, isEmpty, empty, pageOf, children } = props

  return (
    <>
      <ListTools
        of={of}
        placeholder={placeholder}
        search={state.filter.search}
        onSearch={(search) => state.change({ search } as Parameters<typeof state.change>[0])}
        csv={csv}
        asked={state.asked as InputOf<Csv>}
        action={action}
      >
        {filters}
      </ListTools>
      <ListBody
        query={query}
        isEmpty={isEmpty}
        empty={state.unfiltered ? empty : undefined}
        onClear={state.unfiltered ? undefined : state.clear}
      >
        {(data) => (
          <>
            {children(data)}
            <Pager of={of} {...pageOf(data)} onTurn={state.turn} />
          </>
        )}
      </ListBody>
    </>
  )
}
