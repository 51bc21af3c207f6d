import { type Category, categories } from '@planner/contract/recipes'
import { ChevronLeft, ChevronRight, Coffee, Cookie, MoonStar, Sun, Sunrise } from 'lucide-react'
import { useRef } from 'react'

import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'

import { useScrollEnds } from '../card/use-scroll-ends.ts'

const pictures: Record<Category, typeof Sun> = {
  Breakfast: Sunrise,
  Lunch: Sun,
  'Hi-Tea': Coffee,
  Dinner: MoonStar,
  'All-Time Snacks': Cookie,
}

/** The parts of a plan with how many recipes each holds; arrows reach what a narrow window hides. */
export function CategoryBar({
  value,
  counts,
  onChange,
}: {
  value: Category
  counts: Record<Category, number>
  onChange: (category: Category) => void
}) {
  const row = useRef<HTMLFieldSetElement>(null)
  const { atStart, atEnd } = useScrollEnds(row)
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.7, behavior: 'smooth' })

  return (
    <div className="flex items-center gap-1">
      <IconButton label="Scroll categories left" aria-disabled={atStart} onClick={() => scroll(-1)} className="-ml-2">
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <fieldset
        ref={row}
        aria-label="Categories"
        className="relative flex min-w-0 flex-1 snap-x gap-2 overflow-x-auto p-1 [scrollbar-width:none]"
      >
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
                'flex min-h-15 shrink-0 grow snap-start items-center gap-3 rounded-lg border px-3.5 py-2 text-left mouse:transition-colors',
                current
                  ? 'border-accent bg-accent-soft text-accent-text'
                  : 'border-line bg-surface text-ink hover:border-edge',
              )}
            >
              <Art aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.7} />
              <span>
                <span className="block font-semibold whitespace-nowrap">{category}</span>
                <span className={cx('block text-xs tabular-nums', !current && 'text-soft')}>
                  {counts[category]} {counts[category] === 1 ? 'recipe' : 'recipes'}
                </span>
              </span>
            </button>
          )
        })}
      </fieldset>
      <IconButton label="Scroll categories right" aria-disabled={atEnd} onClick={() => scroll(1)} className="-mr-2">
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  )
}
