import type { ResultOf } from '@planner/contract/endpoint'
import type { syncCalendar } from '@planner/contract/google'
import { CalendarCheck } from 'lucide-react'
import { Link } from 'wouter'

import { paths } from '#paths.ts'

/** The result of a sync, with a link to the imported events. */
export const SyncResult = ({ synced }: { synced: ResultOf<typeof syncCalendar> }) => (
  <div className="flex items-start gap-2.5 rounded-md bg-ok-soft px-3.5 py-2.5 text-md">
    <CalendarCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ok" />
    <p className="min-w-0">
      <span className="font-semibold">{synced.message}.</span>
      <span className="block">
        {synced.synced_count} synced · {synced.total_events} {synced.total_events === 1 ? 'event' : 'events'} in your
        planner ·{' '}
        <Link href={paths.dashboard} className="font-semibold underline underline-offset-2">
          View
        </Link>
      </span>
    </p>
  </div>
)
