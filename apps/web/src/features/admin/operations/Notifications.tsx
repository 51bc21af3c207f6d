import { formatRupees } from '@planner/commerce/money'
import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { channelLook } from '#features/notifications/channel-look.ts'
import { momentInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { count, shares, stretch } from '../figures.ts'
import { operationsOptions } from '../queries.ts'
import { words } from '../words.ts'
import { ChannelCard } from './ChannelCard.tsx'
import { Figure } from './Figure.tsx'

/** Notification metrics: lag, pending alerts, and delivery results per channel. */
export function Notifications() {
  const { time_zone } = useUser()
  const now = useNow()
  const { data, isFetching, isError, refetch } = useQuery(operationsOptions)

  if (!data && isError) {
    return (
      <Card>
        <ErrorState sentence={failures.operations} onRetry={() => void refetch()} pending={isFetching} />
      </Card>
    )
  }
  if (!data) return <Skeleton className="h-140 rounded-xl!" />

  const { channels, lag_ms: lag, oldest_due_at: oldest, outgoing } = data
  const spend = channels.reduce((sum, channel) => sum + (channel.spend_paise ?? 0), 0)
  const pausedFirst = [...channels].sort((a, b) => Number(a.healthy) - Number(b.healthy))
  const waiting = channels.reduce((sum, channel) => sum + channel.waiting, 0)
  const isLate = oldest !== null && now.getTime() - Date.parse(oldest) > 60_000
  const paused = channels.filter(({ healthy }) => !healthy).map(({ channel }) => channelLook[channel].name)
  const quiet = channels.filter((one) => shares(one).length === 0).map(({ channel }) => channelLook[channel].name)
  const isWell = paused.length === 0 && !isLate && !outgoing.stopped_at

  return (
    <section aria-labelledby="operations-heading">
      <h2 id="operations-heading" className="text-xl font-semibold">
        Operations
      </h2>
      <p className={cx('mt-1 flex items-center gap-2 font-semibold', isWell ? 'text-ok' : 'text-danger')}>
        {isWell ? (
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        ) : (
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        )}
        {isWell ? words.well(quiet, quiet.length === channels.length) : words.notWell(paused, isLate)}
      </p>
      <p className="mt-1 text-soft">{words.operations}</p>
      <p className={outgoing.stopped_at ? 'mt-1 font-semibold text-danger' : 'mt-1 text-soft'}>
        {words.sentToday(
          `${count(outgoing.messages)} of ${count(outgoing.messages_limit)}`,
          `${formatRupees(outgoing.spend_paise)} of ${formatRupees(outgoing.rupees_limit * 100)}`,
        )}
        {outgoing.stopped_at &&
          ` ${words.sendingStopped(momentInWords(new Date(outgoing.stopped_at), time_zone, now))}`}
      </p>
      <div className="mt-5 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        <Figure
          name="Lag, last hour"
          value={lag.p50 === null ? '–' : stretch(lag.p50)}
          text={lag.p99 === null ? 'No reminders sent' : `99% within ${stretch(lag.p99)}`}
        />
        <Figure name="Waiting" value={count(waiting)} text="Scheduled for later" />
        <Figure
          name="Oldest due"
          value={oldest === null ? 'None' : momentInWords(new Date(oldest), time_zone, now).split(', ').at(-1)!}
          text={oldest === null ? words.allHandedOver : momentInWords(new Date(oldest), time_zone, now)}
          alarming={isLate}
        />
        <Figure name="Spend, 30 days" value={formatRupees(spend)} text="Estimate" />
      </div>
      <ul className="mt-4 grid gap-3 lg:grid-cols-2 lg:gap-4">
        {pausedFirst.map((channel) => (
          <ChannelCard key={channel.channel} channel={channel} timeZone={time_zone} now={now} />
        ))}
      </ul>
    </section>
  )
}
