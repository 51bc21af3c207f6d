import { TriangleAlert } from 'lucide-react'

import { Badge } from '#ui/Badge.tsx'
import { cx } from '#ui/cx.ts'
import { words } from '../words.ts'

/**
 * Why a dish does not suit the household on its day. Renders nothing if it does, or if the plan is from a version that
 * did not record this.
 */
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
