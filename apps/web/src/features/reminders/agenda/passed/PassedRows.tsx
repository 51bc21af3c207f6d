import { useId } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { dateInWords } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { useComplete } from '../../changes/use-complete.ts'
import { useDeleteDay } from '../../changes/use-remove.ts'
import { localOf } from '../in-other-time-zone.ts'
import type { Occurrence } from '../outlook.ts'
import { RowTitle } from '../row/RowTitle.tsx'
import { timeOf } from '../time-of.ts'
import { passedWords } from './words.ts'

type PassedRowsProps = { passed: readonly Occurrence[]; onEdit: (occurrence: Occurrence) => void }

/** Events that are over: each is marked as done, moved to another day, or dismissed, which only ends the question. */
export function PassedRows({ passed, onEdit }: PassedRowsProps) {
  return (
    <ul className="pb-1">
      {passed.map((one) => (
        <PassedRow key={one.reminder.id} {...one} onEdit={onEdit} />
      ))}
    </ul>
  )
}

function PassedRow({ onEdit, ...occurrence }: Occurrence & Pick<PassedRowsProps, 'onEdit'>) {
  const { reminder, day } = occurrence
  const { mutate: complete } = useComplete()
  const { mutate: dismiss } = useDeleteDay()
  const titleId = useId()
  const { time_zone } = useUser()
  const local = localOf(reminder, day, time_zone)
  const actions = {
    Done: () => complete({ reminder, day, completed: true }),
    Move: () => onEdit(occurrence),
    Dismiss: () => dismiss({ reminder, day, sentence: passedWords.dismissed }),
  }

  return (
    <li data-row className="flex flex-wrap items-center gap-x-2 px-2 md:px-3">
      <div className="min-w-0 flex-1">
        <RowTitle as="h3" id={titleId} reminder={reminder} onOpen={() => onEdit(occurrence)} />
        <p className="text-meta text-soft">
          {dateInWords(local.day)}, {timeOf(reminder, local.time)}
        </p>
      </div>
      <div className="flex shrink-0">
        {Object.entries(actions).map(([name, act]) => (
          <Button key={name} variant="quiet" size="sm" className="px-2!" aria-describedby={titleId} onClick={act}>
            {name}
          </Button>
        ))}
      </div>
    </li>
  )
}
