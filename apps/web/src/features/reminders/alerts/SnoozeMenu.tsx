import { notifications } from '@planner/contract/constants'
import { type Snooze, snoozes } from '@planner/contract/notifications'
import type { Reminder } from '@planner/contract/reminders'
import { AlarmClock, Hourglass, MoonStar, Sunrise } from 'lucide-react'
import type { ReactElement } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { useSnooze } from '#features/notifications/use-snooze.ts'
import { now } from '#platform/time/clock.ts'
import { wallTimeAt } from '#platform/time/wall-time.ts'
import { Menu, MenuItem } from '#ui/Menu.tsx'

export type SnoozeMenuProps = { trigger: ReactElement; reminder: Reminder; day: string }

export default function SnoozeMenu({ trigger, reminder, day }: SnoozeMenuProps) {
  const { mutate: snooze } = useSnooze()
  const { time_zone: timeZone } = useUser()
  // Late in the evening the next one is tomorrow's, and 'tomorrow' says when.
  const offered = isEveningOver(now(), timeZone) ? snoozes.filter((choice) => choice !== 'evening') : snoozes

  return (
    <Menu trigger={trigger} defaultOpen>
      {offered.map((choice) => (
        <MenuItem key={choice} icon={choices[choice].icon} onSelect={() => snooze({ reminder, day, snooze: choice })}>
          {choices[choice].name}
        </MenuItem>
      ))}
    </Menu>
  )
}

const isEveningOver = (instant: Date, timeZone: string): boolean =>
  wallTimeAt(instant, timeZone).slice(11) >= notifications.snooze.lateEvening

const choices: Record<Snooze, { name: string; icon: ReactElement }> = {
  'ten-minutes': { name: '10 minutes', icon: <Hourglass /> },
  hour: { name: '1 hour', icon: <AlarmClock /> },
  evening: { name: 'This evening', icon: <MoonStar /> },
  tomorrow: { name: 'Tomorrow', icon: <Sunrise /> },
}
