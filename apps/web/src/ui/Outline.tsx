import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Skeleton } from './Skeleton.tsx'

type OutlineProps = {
  /** The path of the page. */
  of: string
  /** One of the page's first calls. */
  url: string
  /** Where its answer holds the items: names separated by dots, or '' if it is the list itself. May be a single item. */
  rows: string
  /** How many of them to draw. */
  most: number
  before?: ReactNode
  /** Shown above the items if there are several. */
  several?: ReactNode
  list: string
  /**
   * An item. Elements below its root receive the value named by `data-text`, `data-rupees` or `data-picture`. Those with `data-when`
   * are left out unless that value is the one of `data-is`, and those with `data-unless` if it is.
   */
  row: ReactNode
}

/** A page before its script has loaded. boot.ts shows it, and draws the page's first data into it. */
export const Outline = ({ of, url, rows, most, before, several, list, row }: OutlineProps) => (
  <div id={`outline${of}`} data-url={url} data-rows={rows} data-most={most} hidden className="flex flex-col gap-3">
    {before}
    {several && (
      <div data-part="several" hidden>
        {several}
      </div>
    )}
    <div data-part="waiting">
      <Skeleton className="h-72 rounded-xl" />
    </div>
    {/* While it is empty it takes no room, so that its rows push nothing away. */}
    <ul data-part="rows" className={cx('empty:hidden', list)} />
    <template data-part="row">{row}</template>
  </div>
)
