import { failures } from '@planner/contract/failures'
import { MoonStar } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ViewHeading } from '#ui/ViewHeading.tsx'
import { ChannelRow } from './ChannelRow.tsx'
import { verdict } from './ChannelStrip.tsx'
import { TestAlert } from './TestAlert.tsx'
import { useHealth } from './use-health.ts'
import { words } from './words.ts'

/** 'Why am I not getting alerts?': each channel, what blocks it, and how to fix it. */
export default function ChannelHealth() {
  const user = useUser()
  const { channels, failed, fetching, retry, permission, refreshPermission, quietEnd, now } = useHealth(user)

  return (
    <section aria-labelledby="why">
      <ViewHeading id="why" title="Why am I not getting alerts?" text={words.whyText} />
      {!channels && failed && (
        <Card>
          <ErrorState sentence={failures.channels} onRetry={retry} pending={fetching} />
        </Card>
      )}
      {!channels && !failed && <Skeleton className="h-140 rounded-xl!" />}
      {channels && (
        <Card className="p-0! md:p-0!">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-4 py-4 sm:px-6">
            <div>
              <p className="font-serif text-lg font-semibold">{verdict(channels).title}</p>
              <p className="text-md text-soft">{verdict(channels).text}</p>
            </div>
            {permission === 'granted' && <TestAlert />}
          </div>
          {quietEnd !== null && (
            <p className="flex items-center gap-3 border-b border-line bg-teal-soft px-4 py-3 text-teal sm:px-6">
              <MoonStar aria-hidden="true" className="size-5 shrink-0" />
              Quiet hours are on. Alerts wait until {momentInSentence(quietEnd, user.time_zone, now)}.
            </p>
          )}
          <ul className="divide-y divide-line px-4 sm:px-6">
            {channels.map(({ report, health }) => (
              <ChannelRow
                key={report.channel}
                report={report}
                health={health}
                permission={permission}
                onTurnedOn={() => {
                  refreshPermission()
                  retry()
                }}
                timeZone={user.time_zone}
                now={now}
              />
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}
