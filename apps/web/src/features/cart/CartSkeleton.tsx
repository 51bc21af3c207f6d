import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** A skeleton of two lines and a total. */
export const CartSkeleton = () => (
  <div aria-busy="true" className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6">
    <span className="sr-only">Loading your cart</span>
    <div className="space-y-5 lg:space-y-6">
      <Skeleton className="h-14 rounded-xl!" />
      <Card className="p-0! md:p-0!">
        <div className="border-b border-line px-4 py-4 sm:px-6">
          <Skeleton className="h-7 w-28" />
        </div>
        <div className="divide-y divide-line">
          {['w-3/5', 'w-2/5'].map((width) => (
            <div key={width} className="flex gap-4 px-4 py-5 sm:px-6">
              <Skeleton className="size-14 shrink-0 rounded-lg!" />
              <div className="flex-1 space-y-3.5">
                <Skeleton className={`h-6 ${width}`} />
                <Skeleton className="h-11 w-32 rounded-full!" />
                <Skeleton className="h-14" />
                <Skeleton className="h-12 w-4/5" />
              </div>
            </div>
          ))}
        </div>
      </Card>
    </div>
    <Card className="space-y-4">
      <Skeleton className="h-7 w-3/5" />
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-5" />
      ))}
      <Skeleton className="h-9" />
      <Skeleton className="h-12" />
    </Card>
  </div>
)
