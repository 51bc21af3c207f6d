import { CalendarCheck, ListX, Pill } from 'lucide-react'
import { type ReactElement, useState } from 'react'

import { Menu, MenuItem } from '#ui/menu/Menu.tsx'
import { words } from '../words.ts'
import ChooseMoves, { type ChooseMovesProps } from './ChooseMoves.tsx'

export type OverdueMoreProps = Omit<ChooseMovesProps, 'onClose'> & {
  trigger: ReactElement
  /** Reminders that come daily to weekly, each with all of its missed days. */
  missed: ChooseMovesProps['movable']
  /** How many rarer ones skipping leaves, such as bills. */
  rarely: number
  onSkip: () => void
  /** Late doses of medicines. */
  doses: ChooseMovesProps['movable']
  onTake: () => void
}

export default function OverdueMore({ trigger, missed, rarely, onSkip, doses, onTake, ...choice }: OverdueMoreProps) {
  const [choosing, setChoosing] = useState(false)
  const days = daysOf(missed)

  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        {doses.length > 1 && (
          <MenuItem icon={<Pill />} onSelect={onTake}>
            {words.takeAll(daysOf(doses))}
          </MenuItem>
        )}
        {choice.movable.length > 0 && (
          <MenuItem icon={<CalendarCheck />} onSelect={() => setChoosing(true)}>
            {words.chooseMoves}
          </MenuItem>
        )}
        {days > 0 && (
          <MenuItem icon={<ListX />} onSelect={onSkip}>
            {words.skipMissed(days, rarely)}
          </MenuItem>
        )}
      </Menu>
      {choosing && <ChooseMoves {...choice} onClose={() => setChoosing(false)} />}
    </>
  )
}

const daysOf = (all: ChooseMovesProps['movable']): number => all.reduce((sum, { later }) => sum + 1 + later.length, 0)
