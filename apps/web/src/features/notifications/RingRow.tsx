import type { Moment } from '@planner/contract/notifications'
import {
  AlarmClock,
  AlarmClockPlus,
  BellOff,
  BellRing,
  type LucideIcon,
  Repeat2,
  Send,
  Sunrise,
  UserRoundCheck,
} from 'lucide-react'

import { timeInWords } from '#platform/time/date-in-words.ts'
import { wallTimeAt } from '#platform/time/wall-time.ts'
import { Badge } from '#ui/Badge.tsx'

import { noteInWords } from './as-sentence.ts'
import { channelLook, momentNames, outcomeLook } from './channel-look.ts'
import type { Ring } from './delivery-log.ts'

/** One alert: its reminder, and the outcome on each channel. */
export function RingRow({ ring, timeZone }: { ring: Ring; timeZone: string }) {
  const { title, moment, due_at, deliveries } = ring
  const Picture = pictures[moment]
  const notes = deliveries.filter(({ note }) => note !== null)

  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3.5 py-3.5">
      <span aria-hidden="true" className="grid size-10 place-items-center rounded-full bg-teal-soft text-teal">
        <Picture className="size-4.5" strokeWidth={1.8} />
      </span>
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-soft tabular-nums">
          {timeInWords(wallTimeAt(new Date(due_at), timeZone).slice(11))}, {momentNames[moment]}
        </p>
        <ul aria-label="Channels" className="mt-2 flex flex-wrap gap-1.5">
          {deliveries.map((delivery) => {
            const { id, channel } = delivery
            const { name, Picture: ChannelPicture } = channelLook[channel]
            const outcome = outcomeLook(delivery)

            return (
              <li key={id}>
                <Badge tone={outcome.tone} className="py-1">
                  <ChannelPicture aria-hidden="true" className="size-3.5" />
                  {name}: {outcome.name.toLowerCase()}
                </Badge>
              </li>
            )
          })}
        </ul>
        {notes.map(({ id, channel, note }) => (
          <p key={id} className="mt-1.5 text-sm text-soft">
            {channelLook[channel].name}: {noteInWords(note!)}
          </p>
        ))}
      </div>
    </li>
  )
}

const pictures: Record<Moment, LucideIcon> = {
  before: AlarmClock,
  due: BellRing,
  snoozed: AlarmClockPlus,
  nag: Repeat2,
  digest: Sunrise,
  missed: BellOff,
  helper: Send,
  escalated: UserRoundCheck,
}
