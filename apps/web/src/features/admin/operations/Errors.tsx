import type { ErrorKind } from '@planner/contract/admin'

import { useUser } from '#features/auth/session.tsx'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Badge } from '#ui/Badge.tsx'
import { count } from '../figures.ts'
import { words } from '../words.ts'

/** Unexpected errors, latest first, with how often and where they occurred, but not to whom. */
export function Errors({ errors }: { errors: ErrorKind[] }) {
  const { time_zone } = useUser()
  const now = useNow()

  if (errors.length === 0) return <p className="text-soft">{words.noErrors}</p>
  return (
    <ul className="divide-y divide-line">
      {errors.map(({ side, name, message, place, source, count: times, last_at: lastAt }) => (
        <li key={[side, name, message, place, source].join(' ')} className="py-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <p className="font-mono text-md font-semibold [overflow-wrap:anywhere]">
              {name}
              {message && `: ${message}`}
            </p>
            <p className="flex gap-1.5">
              <Badge tone="neutral">{side === 'page' ? 'Page' : 'Server'}</Badge>
              <Badge tone="danger">{count(times)} times</Badge>
            </p>
          </div>
          <p className="mt-1 text-sm text-soft [overflow-wrap:anywhere]">
            {place} {source && `at ${source}`}, last {momentInSentence(new Date(lastAt), time_zone, now)}
          </p>
        </li>
      ))}
    </ul>
  )
}
