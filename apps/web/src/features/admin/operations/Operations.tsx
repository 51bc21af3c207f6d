import { useQuery } from '@tanstack/react-query'

import { CardSkeleton } from '#ui/CardSkeleton.tsx'

import { operationsOptions, systemOptions } from '../queries.ts'
import { Notifications } from './Notifications.tsx'
import { System } from './System.tsx'

/** The state of the installation: notifications, background jobs, and external services. */
export default function Operations() {
  // Rendered together, so that parts loading later do not shift text that is being read.
  const arePending = [useQuery(operationsOptions).isPending, useQuery(systemOptions).isPending]
  if (arePending.includes(true)) return <CardSkeleton className="h-140" />

  return (
    <div className="space-y-8">
      <Notifications />
      <System />
    </div>
  )
}
