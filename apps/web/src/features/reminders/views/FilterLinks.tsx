import type { ReactNode } from 'react'

import { cx } from '#ui/cx.ts'
import { words } from '../words.ts'
import { hashOfView, type ListView, type Priority } from './view-hash.ts'

type FilterLinksProps = { tags: readonly string[]; priorities: readonly Priority[]; current: ListView }

/** Links that filter by priority or tag; the current one removes the filter. */
export function FilterLinks({ tags, priorities, current }: FilterLinksProps) {
  if (tags.length + priorities.length === 0) return null
  return (
    <ul
      aria-label={words.filters}
      className="flex gap-2 px-4 pb-3 max-md:overflow-x-auto max-md:[scrollbar-width:none] md:flex-wrap md:px-6"
    >
      {priorities.map((priority) => (
        <Filter key={priority} view={{ name: 'priority', priority }} current={current}>
          {words.priorityView[priority]}
        </Filter>
      ))}
      {tags.slice(0, shownAtMost).map((tag) => (
        <Filter key={tag} view={{ name: 'tag', tag }} current={current}>
          #{tag}
        </Filter>
      ))}
    </ul>
  )
}

function Filter({ view, current, children }: { view: ListView; current: ListView; children: ReactNode }) {
  const isCurrent = hashOfView(view) === hashOfView(current)
  return (
    <li>
      <a
        href={hashOfView(isCurrent ? { name: 'all' } : view)}
        aria-current={isCurrent || undefined}
        className={cx(
          'flex min-h-9 items-center rounded-full border px-3 text-sm whitespace-nowrap no-underline',
          isCurrent ? 'border-teal bg-teal-soft text-teal' : 'border-line text-soft hover:text-ink',
        )}
      >
        {children}
      </a>
    </li>
  )
}

/** How many tags are shown, most used first; others can be searched. */
const shownAtMost = 20
