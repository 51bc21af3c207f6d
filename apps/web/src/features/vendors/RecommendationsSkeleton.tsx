import { Skeleton } from '#ui/Skeleton.tsx'

/** A skeleton of three providers. */
export const RecommendationsSkeleton = () => (
  <div aria-busy="true" className="divide-y divide-line">
    <span className="sr-only">Loading recommendations</span>
    {['a', 'b', 'c'].map((key) => (
      <div key={key} className="flex min-h-16 items-center gap-3">
        <Skeleton className="size-10 shrink-0 rounded-lg! max-sm:hidden" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      </div>
    ))}
  </div>
)
