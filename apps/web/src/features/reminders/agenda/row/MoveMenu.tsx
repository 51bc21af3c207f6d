import { addDays, weekdayOf } from '@planner/days/plain-date'
import { AlarmClock, CalendarClock, CalendarDays, ListX, SkipForward, Sun, Sunrise } from 'lucide-react'
import type { ReactElement } from 'react'

import { useSnooze } from '#features/notifications/use-snooze.ts'
import { dateInWords } from '#platform/time/date-in-words.ts'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu/Menu.tsx'

import { useSkip } from '../../changes/use-skip.ts'
import { words } from '../../words.ts'
import { repeats } from '../occurrences.ts'
import type { Occurrence, Overdue } from '../outlook.ts'
import { isDose } from '../state-on.ts'
import { useCompact } from '../use-compact.ts'

export type MoveMenuProps = Overdue & {
  trigger: ReactElement
  today: string
  onMove: (to: string) => void
  onEdit: (occurrence: Occurrence) => void
}

/** A menu of other days for an occurrence that is not a dose; one that repeats can also be skipped. */
export default function MoveMenu({ trigger, today, onMove, onEdit, ...overdue }: MoveMenuProps) {
  const { skip, skipAll } = useSkip()
  const { mutate: snooze } = useSnooze()
  const compact = useCompact()
  const { reminder, day, later } = overdue
  const monday = addDays(today, 8 - weekdayOf(today))
  const hint = (date: string) => <span className="pl-4 text-sm text-soft">{dateInWords(date).slice(0, -5)}</span>
  return (
    <Menu trigger={trigger} defaultOpen>
      {!isDose(reminder) && (
        <>
          {compact && (
            <MenuItem icon={<Sun />} onSelect={() => onMove(today)}>
              {words.moveToday}
            </MenuItem>
          )}
          <MenuItem icon={<Sunrise />} onSelect={() => onMove(addDays(today, 1))}>
            <span className="flex-1">{words.moveTomorrow}</span>
            {hint(addDays(today, 1))}
          </MenuItem>
          <MenuItem icon={<CalendarDays />} onSelect={() => onMove(monday)}>
            <span className="flex-1">{words.moveMonday}</span>
            {hint(monday)}
          </MenuItem>
          <MenuItem icon={<CalendarClock />} onSelect={() => onEdit({ reminder, day })}>
            {words.movePick}
          </MenuItem>
        </>
      )}
      {compact && (
        <MenuItem icon={<AlarmClock />} onSelect={() => snooze({ reminder, day, snooze: 'hour' })}>
          {words.snoozeFor(words.snooze.hour)}
        </MenuItem>
      )}
      {repeats(reminder) && (
        <>
          {(!isDose(reminder) || compact) && <MenuSeparator />}
          <MenuItem icon={<SkipForward />} onSelect={() => skip(overdue)}>
            {words.skip}
          </MenuItem>
          {later.length > 0 && (
            <MenuItem icon={<ListX />} onSelect={() => skipAll(overdue)}>
              {words.skipAll(later.length + 1)}
            </MenuItem>
          )}
        </>
      )}
    </Menu>
  )
}
