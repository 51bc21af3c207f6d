import { CardSkeleton } from '#ui/CardSkeleton.tsx'
import { words } from './words.ts'

/** A skeleton of the totals and a list. */
export const AdminSkeleton = () => (
  <output className="block space-y-5">
    <span className="sr-only">{words.loading}</span>
    <CardSkeleton className="h-20" />
    <CardSkeleton className="h-96" />
  </output>
)
