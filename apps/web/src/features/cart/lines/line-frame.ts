/** Classes that a cart line shares with its outline (CartOutline), so that both have the same layout. */
export const lineFrame = {
  row: 'grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 px-4 py-2.5 sm:grid-cols-[3rem_minmax(0,1fr)_auto_auto_auto_minmax(5.5rem,auto)] sm:py-2 sm:px-6',
  name: 'line-clamp-2 font-sans text-md leading-5 font-semibold tracking-normal [overflow-wrap:anywhere] first-letter:uppercase',
  /** At the right end of the name; on wide screens the last column, so that all amounts have one right edge. */
  total: 'max-sm:col-start-3 max-sm:row-start-1 text-right font-semibold tabular-nums',
  facts: 'text-sm leading-5 text-soft tabular-nums',
}
