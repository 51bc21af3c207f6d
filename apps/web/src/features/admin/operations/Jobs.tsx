import type { JobQueue } from '@planner/contract/admin'

import { useUser } from '#features/auth/session.tsx'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Badge } from '#ui/Badge.tsx'
import { count } from '../figures.ts'
import { queueInWords } from '../in-words.ts'
import { words } from '../words.ts'

/** Waiting and failed jobs of each queue; those at rest share one line. */
export function Jobs({ jobs }: { jobs: JobQueue[] }) {
  const { time_zone } = useUser()
  const now = useNow()
  const when = (instant: string) => momentInSentence(new Date(instant), time_zone, now)

  if (jobs.length === 0) return <p className="text-soft">{words.noJobs}</p>
  const isIdle = ({ waiting, active, failed, last_failure: failure }: JobQueue) =>
    waiting + active + failed === 0 && !failure
  const busy = jobs.filter((one) => !isIdle(one))
  const idle = jobs.filter(isIdle)

  return (
    <>
      <ul className="divide-y divide-line">
        {busy.map(({ name, waiting, active, failed, oldest_waiting_at: oldest, last_failure: failure }) => (
          <li key={name} className="py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
              <p className="font-semibold">{queueInWords(name)}</p>
              <p className="flex flex-wrap gap-1.5">
                {waiting > 0 && <Badge tone="accent">{count(waiting)} waiting</Badge>}
                {active > 0 && <Badge tone="teal">{count(active)} active</Badge>}
                {failed > 0 && <Badge tone="danger">{count(failed)} failed</Badge>}
              </p>
            </div>
            {oldest && <p className="mt-1 text-sm text-soft">Oldest waiting since {when(oldest)}.</p>}
            {failure && (
              <p className="mt-1 text-sm text-soft [overflow-wrap:anywhere]">
                Last failure {when(failure.at)}: {failure.note || 'no reason given'}
              </p>
            )}
          </li>
        ))}
      </ul>
      {idle.length > 0 && (
        <p className="py-3 text-soft">Idle: {idle.map(({ name }) => queueInWords(name)).join(', ')}.</p>
      )}
    </>
  )
}
