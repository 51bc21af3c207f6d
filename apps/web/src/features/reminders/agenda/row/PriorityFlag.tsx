import { Flag } from 'lucide-react'

import { cx } from '#ui/cx.ts'
import { words } from '../../words.ts'

const looks = ['', 'fill-danger text-danger', 'fill-warn text-warn', 'text-teal'] as const

/** A reminder's priority, shown before its title; renders nothing if none is set. */
export function PriorityFlag({ priority = 0 }: { priority?: number | undefined }) {
  if (priority < 1) return null
  return (
    <>
      <span className="sr-only">{words.priorityOf(priority)}</span>
      <Flag aria-hidden="true" className={cx('mr-1.5 mb-0.5 inline size-4', looks[priority])} />
    </>
  )
}
