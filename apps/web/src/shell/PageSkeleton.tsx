import { Skeleton } from '#ui/Skeleton.tsx'

/** Shown while the code of a page is loading. */
export function PageSkeleton() {
  return (
    <output className="block min-h-dvh">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-10 w-2/3 max-w-96" />
      <Skeleton className="mt-8 h-72 rounded-xl" />
    </output>
  )
}
