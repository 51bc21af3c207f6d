import { Skeleton } from '#ui/Skeleton.tsx'

/** Two providers' worth of waiting. */
export const RecommendationsSkeleton = () => (
  <div aria-busy="true" className="divide-y divide-line">
    <span className="sr-only">Loading recommendations</span>
    {['a', 'b'].map((key) => (
      <div key={key} className="flex gap-3.5 py-4">
        <Skeleton className="size-11 shrink-0 rounded-lg!" />
        <div className="flex-1 space-y-2.5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-11 w-44" />
        </div>
      </div>
    ))}
  </div>
)
