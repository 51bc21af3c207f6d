import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { words } from './words.ts'

/** A skeleton of the four totals, the tabs, the search and three rows. */
export const AdminSkeleton = () => (
  <output className="block space-y-5">
    <span className="sr-only">{words.loading}</span>
    <div className="grid grid-cols-4 gap-2 lg:gap-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Card key={key} className="space-y-2 p-4!">
          <Skeleton className="h-4" />
          <Skeleton className="h-6 w-2/5" />
        </Card>
      ))}
    </div>
    <Skeleton className="h-11 w-2/3 max-w-96" />
    <Skeleton className="h-12" />
    <Card className="divide-y divide-line p-0! md:p-0!">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="space-y-2 p-4">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </Card>
  </output>
)
