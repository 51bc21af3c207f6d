import type { JobQueue } from '@planner/contract/admin'

import { useUser } from '#features/auth/session.tsx'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Badge } from '#ui/Badge.tsx'
import { count } from '../figures.ts'
import { queueInWords } from '../in-words.ts'
import { words } from '../words.ts'

/** The queues of jobs, each with what waits, runs or has failed; those with anything to tell come first. */
export function Jobs({ jobs }: { jobs: JobQueue[] }) {
  const { time_zone } = useUser()
  const now = useNow()
  const when = (instant: string) => momentInSentence(new Date(instant), time_zone, now)

  if (jobs.length === 0) return <p className="text-soft">{words.noJobs}</p>
  return (
    <table className="w-full text-left">
      <thead className="sr-only">
        <tr>
          <th scope="col">Job</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {jobs
          .toSorted((one, other) => Number(isIdle(one)) - Number(isIdle(other)))
          .map(({ name, waiting, active, failed, oldest_waiting_at: oldest, last_failure: failure }) => (
            <tr key={name}>
              <th scope="row" className="py-3 pr-3 font-normal">
                <span className="font-medium">{queueInWords(name)}</span>
                {oldest && <span className="block text-sm text-soft">Oldest waiting since {when(oldest)}.</span>}
                {failure && (
                  <span className="block text-sm text-soft [overflow-wrap:anywhere]">
                    Last failure {when(failure.at)}: {failure.note || 'no reason given'}
                  </span>
                )}
              </th>
              <td className="py-3">
                <span className="flex flex-wrap justify-end gap-1.5 text-sm text-soft">
                  {waiting > 0 && <Badge tone="accent">{count(waiting)} waiting</Badge>}
                  {active > 0 && <Badge tone="teal">{count(active)} active</Badge>}
                  {failed > 0 && <Badge tone="danger">{count(failed)} failed</Badge>}
                  {waiting + active + failed === 0 && 'Idle'}
                </span>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

const isIdle = ({ waiting, active, failed, last_failure: failure }: JobQueue): boolean =>
  waiting + active + failed === 0 && !failure
