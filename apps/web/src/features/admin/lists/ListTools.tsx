import type { Endpoint, InputOf } from '@planner/contract/endpoint'
import { Download, Search, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { TextField } from '#ui/form/TextField.tsx'

import { useDownload } from './use-download.ts'

type ListToolsProps<Csv extends Endpoint> = {
  /** The listed items, in one word: 'users'. */
  of: string
  placeholder: string
  search: string | undefined
  onSearch: (search: string) => void
  /** The CSV endpoint for the listed items, called with the same filters. */
  csv: Csv
  asked: InputOf<Csv>
  /** Further filters. */
  children?: ReactNode
  /** A button that adds an item to the list. */
  action?: ReactNode
}

/** The controls above a list: search, filters and CSV download. On a phone a button unfolds all but the search. */
export function ListTools<Csv extends Endpoint>(props: ListToolsProps<Csv>) {
  const { of, placeholder, search = '', onSearch, csv, asked, children, action } = props
  const download = useDownload(csv, of)
  const [open, setOpen] = useState(false)
  const restId = useId()
  const isFiltered = Object.entries(asked as object).some(([name, value]) => name !== 'search' && value)

  return (
    <search aria-label={`Find ${of}`} className="flex flex-wrap items-end gap-2 md:gap-3">
      <TextField
        className="min-w-0 flex-1"
        label={<span className="max-md:sr-only">Search {of}</span>}
        type="search"
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        value={search}
        onChange={onSearch}
        trailing={
          search === '' && <Search aria-hidden="true" className="pointer-events-none mr-3.5 size-5 text-faint" />
        }
      />
      <Button
        variant="secondary"
        className={cx('w-12 px-0! md:hidden', isFiltered && 'text-teal')}
        aria-label={isFiltered ? 'Filters, in use' : 'Filters'}
        aria-expanded={open}
        aria-controls={restId}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
      </Button>
      {action}
      <div id={restId} className={cx('flex w-full items-end gap-2 md:contents', !open && 'max-md:hidden')}>
        {children}
        <Button
          variant="secondary"
          className="w-12 shrink-0 px-0!"
          aria-label={`Download ${of} as CSV`}
          title={`Download ${of} as CSV`}
          pending={download.isPending}
          onClick={() => download.mutate(asked)}
        >
          <Download aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
    </search>
  )
}
