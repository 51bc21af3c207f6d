import type { User } from '@planner/contract/account/auth'

import { paths } from '#paths.ts'
import { lookKey } from '#platform/last-look.ts'
import { storage } from '#platform/storage.ts'
import { cx } from '#ui/cx.ts'
import { ChannelStripFrame } from './ChannelStripFrame.tsx'
import { isWhileOpen } from './channel-health.ts'
import { channelLook } from './channel-look.ts'
import { HealthMark, healthNames } from './HealthMark.tsx'
import { type ChannelWithHealth, useHealth } from './use-health.ts'
import { words } from './words.ts'

/**
 * All channels at a glance, with a link to the page that fixes them. Hidden if their state is unknown. While it is
 * awaited on a second visit, what the last look said isn't followed by another sentence.
 */
export function ChannelStrip({ user }: { user: User }) {
  const { channels, failed } = useHealth(user)
  if (!channels && failed) return null

  return (
    <ChannelStripFrame {...(channels ? verdict(channels) : storage.read(lookKey(paths.settings)) && { text: '' })}>
      {channels?.map(({ report: { channel }, health }) => {
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
      })}
    </ChannelStripFrame>
  )
}

/** Summarises all channels in two sentences. */
export function verdict(channels: readonly Pick<ChannelWithHealth, 'health'>[]): { title: string; text: string } {
  const wanted = channels.filter(({ health }) => health.state !== 'off')
  const isQuiet = ({ health }: Pick<ChannelWithHealth, 'health'>) => health.fix?.kind === 'end-quiet-hours'
  const arriving = wanted.filter((channel) => channel.health.state === 'works' || isQuiet(channel))
  if (arriving.length === 0 && wanted.some(({ health }) => isWhileOpen(health)))
    return { title: words.someReach, text: words.onlyWhileOpen }
  if (arriving.length === 0) return { title: words.noneReaches, text: words.noneReachesText }
  if (arriving.length < wanted.length) return { title: words.someReach, text: words.someReachText }

  return { title: words.allWell, text: arriving.some(isQuiet) ? words.quietText : words.allWellText }
}
