import type { Snooze } from '@planner/contract/notifications'
import type { Reminder } from '@planner/contract/reminders'
import { AlarmClock, CalendarClock, CalendarDays, Clock3, Hourglass, MoonStar, Sunrise } from 'lucide-react'
import { type ReactElement, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { useSnooze } from '#features/notifications/use-snooze.ts'
import { now } from '#platform/time/clock.ts'
import { momentInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { dayAt, wallTimeAt } from '#platform/time/wall-time.ts'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu/Menu.tsx'

import { words } from '../words.ts'
import { SnoozeDialog } from './SnoozeDialog.tsx'
import { snoozeFrom, snoozeOffers } from './snooze-from.ts'

export type SnoozeMenuProps = { trigger: ReactElement; reminder: Reminder; day: string }

export default function SnoozeMenu({ trigger, reminder, day }: SnoozeMenuProps) {
  const { mutate: snooze } = useSnooze()
  const { time_zone: timeZone } = useUser()
  const [picking, setPicking] = useState(false)
  const instant = now()
  const today = dayAt(instant, timeZone)
  const isAhead = dayAt(snoozeFrom(reminder, day, instant), timeZone) > today
  const inWords = (at: number) =>
    dayAt(at, timeZone) === today
      ? timeInWords(wallTimeAt(at, timeZone).slice(11))
      : momentInWords(at, timeZone, instant)
  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        {snoozeOffers(reminder, day, instant, timeZone).map(({ snooze: choice, ringsAt }) => (
          <MenuItem key={choice} icon={icons[choice]} onSelect={() => snooze({ reminder, day, snooze: choice })}>
            <span className="flex-1 whitespace-nowrap">
              {(isAhead && words.snoozeAhead[choice]) || words.snooze[choice]}
            </span>
            <span className="pl-4 text-sm whitespace-nowrap text-soft">{inWords(ringsAt)}</span>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<CalendarClock />} onSelect={() => setPicking(true)}>
          {words.snoozePick}
        </MenuItem>
      </Menu>
      {picking && <SnoozeDialog reminder={reminder} day={day} onClose={() => setPicking(false)} />}
    </>
  )
}

const icons: Record<Snooze, ReactElement> = {
  'ten-minutes': <Hourglass />,
  hour: <AlarmClock />,
  'three-hours': <Clock3 />,
  evening: <MoonStar />,
  tomorrow: <Sunrise />,
  week: <CalendarDays />,
}
