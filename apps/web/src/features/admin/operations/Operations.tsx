import { useQuery } from '@tanstack/react-query'

import { Skeleton } from '#ui/Skeleton.tsx'

import { operationsOptions, systemOptions } from '../queries.ts'
import { Notifications } from './Notifications.tsx'
import { System } from './System.tsx'

/** How the product runs: its notifications, its background work, and the services that it leans on. */
export default function Operations() {
  // Together, so that late parts do not shift the text that is being read.
  const arePending = [useQuery(operationsOptions).isPending, useQuery(systemOptions).isPending]
  if (arePending.includes(true)) return <Skeleton className="h-140 rounded-xl!" />

  return (
    <div className="space-y-8">
      <Notifications />
      <System />
    </div>
  )
}
