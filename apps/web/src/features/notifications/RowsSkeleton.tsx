import { Skeleton } from '#ui/Skeleton.tsx'

/** A skeleton for log rows that are loading. */
export const RowsSkeleton = ({ label }: { label: string }) => (
  <div aria-busy="true" className="min-h-[60dvh] px-4 py-3 sm:px-6">
    <span className="sr-only">{label}</span>
    {['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-1/3'].map((width) => (
      <div key={width} className="flex items-center gap-3.5 py-3">
        <Skeleton className="size-10 shrink-0 rounded-full!" />
        <div className="flex-1 space-y-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3.5 w-32" />
        </div>
      </div>
    ))}
  </div>
)
