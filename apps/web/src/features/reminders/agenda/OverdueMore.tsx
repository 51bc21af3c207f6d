import { CalendarCheck, ListX } from 'lucide-react'
import { type ReactElement, useState } from 'react'

import { Menu, MenuItem } from '#ui/Menu.tsx'
import { words } from '../words.ts'
import { ChooseMoves, type ChooseMovesProps } from './ChooseMoves.tsx'

export type OverdueMoreProps = Omit<ChooseMovesProps, 'onClose'> & {
  trigger: ReactElement
  /** Repeating reminders, each with all of its missed days. */
  missed: ChooseMovesProps['movable']
  onSkip: () => void
}

export default function OverdueMore({ trigger, missed, onSkip, ...choice }: OverdueMoreProps) {
  const [choosing, setChoosing] = useState(false)
  const days = missed.reduce((sum, { later }) => sum + 1 + later.length, 0)

  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        {choice.movable.length > 0 && (
          <MenuItem icon={<CalendarCheck />} onSelect={() => setChoosing(true)}>
            {words.chooseMoves}
          </MenuItem>
        )}
        {days > 0 && (
          <MenuItem icon={<ListX />} onSelect={onSkip}>
            {words.skipMissed(days)}
          </MenuItem>
        )}
      </Menu>
      {choosing && <ChooseMoves {...choice} onClose={() => setChoosing(false)} />}
    </>
  )
}
