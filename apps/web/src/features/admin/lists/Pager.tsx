import { ChevronLeft, ChevronRight } from 'lucide-react'

import { IconButton } from '#ui/IconButton.tsx'

import { count } from '../figures.ts'

type PagerProps = {
  /** The listed items, in one word: 'users'. */
  of: keyof typeof one
  page: number
  pageSize: number
  total: number
  onTurn: (page: number) => void
}

const one = { users: 'user', vendors: 'vendor', orders: 'order', entries: 'entry' } as const

/** Shows the position within a list, with buttons for the previous and the next page. */
export function Pager({ of, page, pageSize, total, onTurn }: PagerProps) {
  const first = page * pageSize + 1
  const last = Math.min(total, first + pageSize - 1)

  return (
    <nav aria-label={`Pages of ${of}`} className="flex items-center justify-between gap-3">
      <p aria-live="polite" className="text-sm text-soft tabular-nums">
        {standing({ of, first, last, total })}
      </p>
      {total > pageSize && (
        <div className="flex gap-1">
          <IconButton label="Previous page" aria-disabled={page === 0} onClick={() => onTurn(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label="Next page" aria-disabled={last >= total} onClick={() => onTurn(page + 1)}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      )}
    </nav>
  )
}

function standing({ of, first, last, total }: { of: keyof typeof one; first: number; last: number; total: number }) {
  if (total === 0) return `No ${of}`

  return total === 1 ? `1 ${one[of]}` : `${count(first)}–${count(last)} of ${count(total)} ${of}`
}
