import { formatRupees } from '@planner/commerce/money'
import type { ChannelOperations } from '@planner/contract/notifications'
import { ChevronDown, CircleCheck, Inbox, TriangleAlert } from 'lucide-react'

import { channelLook } from '#features/notifications/channel-look.ts'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { Badge } from '#ui/Badge.tsx'
import { cx } from '#ui/cx.ts'
import { PictureTile } from '#ui/PictureTile.tsx'

import { count, type Outcome, outcomes, shares } from '../figures.ts'
import { providerInWords } from './provider-in-words.ts'

type ChannelCardProps = { channel: ChannelOperations; timeZone: string; now: Date }

/**
 * A channel: its provider, its health, and a bar of the last day's delivery outcomes, which is folded away while there
 * is nothing to look after.
 */
export function ChannelCard({ channel, timeZone, now }: ChannelCardProps) {
  const { name, Picture } = channelLook[channel.channel]
  const { provider, waiting, spend_paise: spend, last_failure: failure } = channel

  return (
    <li className="min-w-0">
      <details
        open={!channel.healthy || failure !== null}
        className="group rounded-xl border border-line bg-surface p-4 shadow-soft"
      >
        <summary className="flex items-center gap-3.5">
          <PictureTile of={Picture} tone="teal" />
          {/* On a phone the state is below the name, which would not fit beside it. */}
          <div className="min-w-0 flex-1 items-center justify-between gap-3 sm:flex">
            <div className="min-w-0">
              <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
              <p className="text-sm text-soft">{providerInWords(provider)}</p>
            </div>
            <Health channel={channel} />
          </div>
          <ChevronDown aria-hidden="true" className="size-5 text-soft transition-transform group-open:rotate-180" />
        </summary>
        <Bar channel={channel} />
        <dl className="mt-3 grid grid-cols-3 gap-x-3 gap-y-2.5 text-sm sm:grid-cols-6">
          <Count name="Waiting" value={count(waiting)} />
          {outcomes.map((outcome) => (
            <Count key={outcome} name={looks[outcome].name} value={count(channel[outcome])} dot={looks[outcome].fill} />
          ))}
          <Count name="Spend" value={spend === null ? '–' : formatRupees(spend)} />
        </dl>
        {failure && (
          <p className="mt-3 border-t border-line pt-2.5 text-sm text-soft">
            Last failure {momentInSentence(new Date(failure.at), timeZone, now)}: {failure.note}
          </p>
        )}
      </details>
    </li>
  )
}

function Health({ channel }: { channel: ChannelOperations }) {
  const { connected, healthy } = channel
  if (!healthy) {
    return (
      <Badge tone="danger">
        <TriangleAlert aria-hidden="true" className="size-3.5" />
        Paused
      </Badge>
    )
  }
  if (connected && shares(channel).length === 0) return <Badge>No reminders yet</Badge>
  return connected ? (
    <Badge tone="ok">
      <CircleCheck aria-hidden="true" className="size-3.5" />
      Healthy
    </Badge>
  ) : (
    <Badge tone="warn">
      <Inbox aria-hidden="true" className="size-3.5" />
      Outbox
    </Badge>
  )
}

/** Purely visual: the numbers below contain the same information. */
const Bar = ({ channel }: { channel: ChannelOperations }) => (
  <div aria-hidden="true" className="mt-4 flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-sunk">
    {shares(channel).map(({ outcome, percent }) => (
      <span key={outcome} style={{ width: `${percent}%` }} className={cx('min-w-1', looks[outcome].fill)} />
    ))}
  </div>
)

const Count = ({ name, value, dot }: { name: string; value: string; dot?: string }) => (
  <div>
    <dt className="flex items-center gap-1.5 text-soft">
      {dot && <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', dot)} />}
      {name}
    </dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
)

const looks: Record<Outcome, { name: string; fill: string }> = {
  delivered: { name: 'Delivered', fill: 'bg-ok' },
  sent: { name: 'Sent', fill: 'bg-teal' },
  unknown: { name: 'Unknown', fill: 'bg-marigold' },
  failed: { name: 'Failed', fill: 'bg-danger' },
}
