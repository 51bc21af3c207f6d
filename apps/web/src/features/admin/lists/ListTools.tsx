import type { Endpoint, InputOf } from '@planner/contract/endpoint'
import { Download, Search } from 'lucide-react'
import type { ReactNode } from 'react'

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

/** The controls above a list: search, filters and CSV download. */
export function ListTools<Csv extends Endpoint>(props: ListToolsProps<Csv>) {
  const { of, placeholder, search = '', onSearch, csv, asked, children, action } = props
  const download = useDownload(csv, of)

  return (
    <search
      aria-label={`Find ${of}`}
      className={cx(
        'items-end gap-3',
        action ? 'flex flex-wrap' : 'grid grid-cols-[minmax(0,1fr)_auto_auto] md:flex md:flex-wrap',
      )}
    >
      <TextField
        className={action ? 'min-w-40 flex-1' : 'col-span-full min-w-0 md:min-w-60 md:flex-1'}
        label={`Search ${of}`}
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
      {action}
      {children}
      <Button
        variant="secondary"
        className={action ? 'w-12 px-0!' : 'max-sm:w-12 max-sm:px-0!'}
        aria-label={`Download ${of} as CSV`}
        pending={download.isPending}
        onClick={() => download.mutate(asked)}
      >
        <Download aria-hidden="true" className="size-4.5" />
        {!action && <span className="max-sm:hidden">CSV</span>}
      </Button>
    </search>
  )
}
