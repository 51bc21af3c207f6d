import { TriangleAlert } from 'lucide-react'

import { Badge } from '#ui/Badge.tsx'
import { cx } from '#ui/cx.ts'
import { words } from '../words.ts'

/** What speaks against a dish on its day. Nothing where the household eats it; a plan of an earlier version says nothing. */
export function AgainstMark({ against, className }: { against: readonly string[] | undefined; className?: string }) {
  if (!against || against.length === 0) return null

  return (
    <p className={cx('flex flex-wrap items-center gap-1.5', className)}>
      <span className="sr-only">{words.against}</span>
      {against.map((reason) => (
        <Badge key={reason} tone="warn">
          <TriangleAlert aria-hidden="true" className="size-3.5" />
          {reason.charAt(0).toUpperCase() + reason.slice(1)}
        </Badge>
      ))}
    </p>
  )
}
