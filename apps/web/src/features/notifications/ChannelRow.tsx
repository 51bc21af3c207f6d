import { failures } from '@planner/contract/failures'
import type { ChannelReport } from '@planner/contract/notifications'

import { momentInSentence } from '#platform/time/date-in-words.ts'
import { Badge } from '#ui/Badge.tsx'
import { cx } from '#ui/cx.ts'
import { asSentence, noteInWords } from './as-sentence.ts'
import { type Health, isWhileOpen } from './channel-health.ts'
import { channelLook, outcomeLook } from './channel-look.ts'
import { FixButton } from './FixButton.tsx'
import { healthNames, healthTones } from './HealthMark.tsx'
import type { Permission } from './permission.ts'
import { words } from './words.ts'

/** The icon's colours match the badge's text. */
const iconTones: Record<Health['state'], string> = {
  works: 'bg-teal-soft text-teal',
  held: 'bg-warn-soft text-warn',
  blocked: 'bg-danger-soft text-danger',
  off: 'bg-sunk text-soft',
}

type ChannelRowProps = {
  report: ChannelReport
  health: Health
  permission: Permission
  onTurnedOn: () => void
  timeZone: string
  now: Date
}

export function ChannelRow({ report, health, permission, onTurnedOn, timeZone, now }: ChannelRowProps) {
  const { name, Picture } = channelLook[report.channel]
  const { last, today } = report

  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3.5 gap-y-3 py-4 sm:grid-cols-[2.75rem_minmax(0,1fr)_auto] sm:items-center">
      <span
        aria-hidden="true"
        className={cx('grid size-11 place-items-center self-start rounded-md', iconTones[health.state])}
      >
        <Picture className="size-5" strokeWidth={1.8} />
      </span>
      <div>
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-sans text-base font-semibold tracking-normal">
          {name}
          <Badge tone={healthTones[health.state]}>
            {isWhileOpen(health) ? words.openBadge : healthNames[health.state]}
          </Badge>
        </h3>
        <p className="text-md empty:hidden">{reasonOf(report, permission)}</p>
        <p className="mt-0.5 text-sm text-soft">
          {last
            ? `Last: ${outcomeLook(last).name.toLowerCase()}, ${momentInSentence(new Date(last.at), timeZone, now)}${last.note ? `. ${noteInWords(last.note)}` : ''}`
            : words.neverUsed}
        </p>
        {today && health.state !== 'off' && <p className="text-sm text-soft">{words.usedToday(today)}</p>}
      </div>
      <FixButton fix={health.fix} name={name} onTurnedOn={onTurnedOn} />
    </li>
  )
}

/** Returns why nothing arrives, as a sentence, or null: problems of this browser first, then the server's reason. */
function reasonOf({ channel, reason, why_not: whyNot }: ChannelReport, permission: Permission): string | null {
  if (channel === 'app' && permission === 'denied') return failures.notificationsBlocked
  if (channel === 'app' && permission === 'not_supported') return failures.notificationsUnsupported
  if (channel === 'app' && permission === 'default') return words.notHere

  if (reason === 'no-device') return words.whileOpen

  return whyNot && asSentence(whyNot)
}
