import { CardSkeleton } from '#ui/CardSkeleton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** A skeleton of four counters and two orders. */
export const OrdersSkeleton = () => (
  <div aria-busy="true">
    <span className="sr-only">Loading your orders</span>
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 md:gap-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-17 rounded-xl! lg:h-20" />
      ))}
    </div>
    <div className="mt-5 grid gap-5 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
      <div className="space-y-4">
        <CardSkeleton className="h-120" />
        <CardSkeleton className="h-24 p-4!" />
      </div>
      <CardSkeleton className="h-136" />
    </div>
  </div>
)
