import { Skeleton } from '#ui/Skeleton.tsx'

/** A skeleton for the rows of a list that is loading. */
export const RowsWaiting = ({ label, rows }: { label: string; rows: number }) => (
  <div aria-busy="true" className="-my-2">
    <span className="sr-only">{label}</span>
    {Array.from({ length: rows }, (_, index) => (
      <div key={index} className="flex items-center gap-3.5 py-3.5">
        <Skeleton className="size-11 shrink-0 rounded-md!" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      </div>
    ))}
  </div>
)
