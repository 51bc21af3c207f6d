import { Card } from './Card.tsx'
import { cx } from './cx.ts'
import { Skeleton } from './Skeleton.tsx'

/** A placeholder for a card: a heading and lines on the card's own surface. Size it with classes. */
export const CardSkeleton = ({ className }: { className?: string }) => (
  <Card aria-hidden="true" className={cx('space-y-3 overflow-hidden', className)}>
    <Skeleton className="h-6 w-2/5" />
    <Skeleton className="h-4 w-4/5" />
    <Skeleton className="h-4 w-3/5" />
  </Card>
)
