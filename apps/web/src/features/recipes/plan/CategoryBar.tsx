import { type Category, categories } from '@planner/contract/kitchen/recipes'
import { ChevronLeft, ChevronRight, Coffee, Cookie, MoonStar, Sun, Sunrise } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useFadedEdges } from '#ui/scroll/use-faded-edges.ts'
import { useScrollEnds } from './use-scroll-ends.ts'

const pictures: Record<Category, typeof Sun> = {
  Breakfast: Sunrise,
  Lunch: Sun,
  'Hi-Tea': Coffee,
  Dinner: MoonStar,
  'All-Time Snacks': Cookie,
}

/** The categories of a plan with their recipe counts. Sticky; on narrow windows, arrows scroll to hidden ones. */
export function CategoryBar({
  value,
  counts,
  onChange,
  children,
}: {
  value: Category
  counts: Record<Category, number>
  onChange: (category: Category) => void
  /** Further filters, rendered after the categories. */
  children: ReactNode
}) {
  const row = useRef<HTMLDivElement>(null)
  useFadedEdges(row)
  const { atStart, atEnd } = useScrollEnds(row)
  // Hidden by the row's own attribute, which is set before the first paint.
  // Above the row's faded edge, so that the categories begin at the page's margin; its target reaches beyond the row.
  const arrow =
    "absolute! z-10 -my-1 w-8! aria-disabled:pointer-events-none aria-disabled:opacity-0! group-has-[[data-more='']]:hidden!"
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.7, behavior: 'smooth' })

  return (
    <div className="sticks group sticky top-(--top-bar) z-20 -mx-4 -mb-2 flex items-center bg-paper px-4 pt-1 pb-2 sm:-mx-6 sm:px-6 [@media(max-height:30rem)]:static">
      <IconButton
        label="Scroll categories left"
        aria-disabled={atStart}
        onClick={() => scroll(-1)}
        className={cx('left-0', arrow)}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <div
        ref={row}
        className="relative -mx-1 flex min-w-0 flex-1 snap-x items-center gap-2 overflow-x-auto scroll-pl-1 px-1 [scrollbar-width:none]"
      >
        <fieldset aria-label="Categories" className="flex grow gap-1.5">
          {categories.map((category) => {
            const Art = pictures[category]
            const current = category === value
            return (
              <button
                key={category}
                type="button"
                aria-pressed={current}
                onClick={(event) => {
                  onChange(category)
                  event.currentTarget.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' })
                }}
                className={cx(
                  'flex min-h-9 shrink-0 snap-start items-center gap-1.5 rounded-full border px-2.5 text-md font-medium whitespace-nowrap mouse:transition-colors',
                  current ? 'border-teal bg-teal-soft text-teal' : 'border-line bg-surface text-ink hover:border-edge',
                )}
              >
                <Art aria-hidden="true" className="size-4.5 shrink-0 max-lg:hidden" strokeWidth={1.7} />
                {category}
                <span className={cx('text-meta tabular-nums', !current && 'text-soft')}>
                  {counts[category]} <span className="sr-only">{counts[category] === 1 ? 'recipe' : 'recipes'}</span>
                </span>
              </button>
            )
          })}
        </fieldset>
        {children}
      </div>
      <IconButton
        label="Scroll categories right"
        aria-disabled={atEnd}
        onClick={() => scroll(1)}
        className={cx('right-0', arrow)}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  )
}
