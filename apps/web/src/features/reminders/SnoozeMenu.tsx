import { type Snooze, snoozes } from '@planner/contract/notifications'
import type { Reminder } from '@planner/contract/reminders'
import { AlarmClock, Hourglass, MoonStar, Sunrise } from 'lucide-react'
import type { ReactElement } from 'react'

import { useSnooze } from '#features/notifications/use-snooze.ts'
import { Menu, MenuItem } from '#ui/Menu.tsx'

export type SnoozeMenuProps = { trigger: ReactElement; reminder: Reminder; day: string }

export default function SnoozeMenu({ trigger, reminder, day }: SnoozeMenuProps) {
  const { mutate: snooze } = useSnooze()

  return (
    <Menu trigger={trigger} defaultOpen>
      {snoozes.map((choice) => (
        <MenuItem key={choice} icon={choices[choice].icon} onSelect={() => snooze({ reminder, day, snooze: choice })}>
          {choices[choice].name}
        </MenuItem>
      ))}
    </Menu>
  )
}

const choices: Record<Snooze, { name: string; icon: ReactElement }> = {
  'ten-minutes': { name: '10 minutes', icon: <Hourglass /> },
  hour: { name: '1 hour', icon: <AlarmClock /> },
  evening: { name: 'This evening', icon: <MoonStar /> },
  tomorrow: { name: 'Tomorrow', icon: <Sunrise /> },
}
