import type { User } from '@planner/contract/account/auth'
import { ChevronRight } from 'lucide-react'

import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { channelLook } from './channel-look.ts'
import { HealthMark, healthNames } from './HealthMark.tsx'
import { type ChannelWithHealth, useHealth } from './use-health.ts'
import { words } from './words.ts'

/** All channels at a glance, with a link to the page that fixes them. Hidden if their state is unknown. */
export function ChannelStrip({ user }: { user: User }) {
  const { channels, failed } = useHealth(user)
  if (!channels && failed) return null

  return (
    <Card className="p-0! mouse:transition-colors hover:border-edge md:p-0!">
      <a href="#alerts" className="block rounded-xl px-4 py-4 no-underline sm:px-6">
        <span className="flex items-center justify-between gap-3">
          <span>
            <span className="block font-serif text-base font-semibold sm:text-lg">
              {channels ? verdict(channels).title : 'How reminders reach you'}
            </span>
            {/* Reserves the same height on a phone while loading as with any verdict. */}
            <span className="block min-h-[2lh] text-md text-soft sm:min-h-0">
              {channels ? verdict(channels).text : words.whyText}
            </span>
          </span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />
        </span>
        <span className="mt-3.5 grid grid-cols-3 gap-1.5 sm:grid-cols-6 sm:gap-2.5">
          {channels
            ? channels.map(({ report: { channel }, health }) => {
                const { name, Picture } = channelLook[channel]

                return (
                  <span
                    key={channel}
                    className={cx(
                      'flex min-h-19 flex-col items-center justify-center gap-1.5 rounded-md bg-sunk px-0.5 text-center text-xs leading-tight font-medium tracking-tighter sm:text-xs sm:tracking-normal',
                      health.state === 'off' ? 'text-soft' : 'text-ink',
                    )}
                  >
                    <span className="relative">
                      <Picture aria-hidden="true" className="size-5.5" strokeWidth={1.7} />
                      <HealthMark state={health.state} className="absolute -top-2.5 -right-3.5" />
                    </span>
                    {name.replace(' call', '')}
                    <span className="sr-only">{healthNames[health.state]}</span>
                  </span>
                )
              })
            : [0, 1, 2, 3, 4].map((slot) => <Skeleton key={slot} className="h-19" />)}
        </span>
      </a>
    </Card>
  )
}

/** Summarises all channels in two sentences. */
export function verdict(channels: readonly Pick<ChannelWithHealth, 'health'>[]): { title: string; text: string } {
  const wanted = channels.filter(({ health }) => health.state !== 'off')
  const isQuiet = ({ health }: Pick<ChannelWithHealth, 'health'>) => health.fix?.kind === 'end-quiet-hours'
  const arriving = wanted.filter((channel) => channel.health.state === 'works' || isQuiet(channel))
  if (arriving.length === 0) return { title: words.noneReaches, text: words.noneReachesText }
  if (arriving.length < wanted.length) return { title: words.someReach, text: words.someReachText }

  return { title: words.allWell, text: arriving.some(isQuiet) ? words.quietText : words.allWellText }
}
