import { Skeleton } from '#ui/Skeleton.tsx'

/** A skeleton of three reminders. */
export const AgendaSkeleton = () => (
  <div aria-busy="true" className="px-3 pb-5 md:px-4">
    <span className="sr-only">Loading reminders</span>
    {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
      <div key={width} className="flex items-center gap-4 py-4">
        <Skeleton className="size-6.5 shrink-0 rounded-full!" />
        <div className="flex-1 space-y-2">
          <Skeleton className={`h-4.5 ${width}`} />
          <Skeleton className="h-3.5 w-24" />
        </div>
      </div>
    ))}
  </div>
)
