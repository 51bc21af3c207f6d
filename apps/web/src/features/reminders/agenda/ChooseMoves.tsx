import { useState } from 'react'

import { dateInWords } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DateField } from '#ui/form/DateField.tsx'
import type { Overdue } from './outlook.ts'
import { overdueWords } from './overdue-words.ts'
import { timeOf } from './time-of.ts'

export type ChooseMovesProps = {
  movable: readonly Overdue[]
  /** The reminders selected initially. */
  tasks: readonly Overdue[]
  today: string
  /** The day offered first. */
  to: string
  onMove: (chosen: readonly Overdue[], to: string) => void
  onClose: () => void
}

/**
 * Chooses which overdue reminders to move, and to which day: tasks are preselected; repeating reminders may be added.
 */
export function ChooseMoves({ movable, tasks, today, to, onMove, onClose }: ChooseMovesProps) {
  const [day, setDay] = useState(to)
  const [chosen, setChosen] = useState(() => new Set(tasks.map(({ reminder }) => reminder.id)) as ReadonlySet<string>)
  const taken = movable.filter(({ reminder }) => chosen.has(reminder.id))
  const tick = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={overdueWords.chosenMoves}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={taken.length === 0 || day < today}
            onClick={() => {
              onMove(taken, day)
              onClose()
            }}
          >
            {overdueWords.moveChosen(taken.length)}
          </Button>
        </>
      }
    >
      <DateField label={overdueWords.moveTo} required min={today} value={day} onChange={setDay} className="mb-3" />
      <ul>
        {movable.map(({ reminder, day: missed }) => (
          <li key={reminder.id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md py-1">
              <input
                type="checkbox"
                checked={chosen.has(reminder.id)}
                onChange={() => tick(reminder.id)}
                className="size-5 shrink-0 accent-teal"
              />
              <span className="min-w-0 font-medium wrap-break-word text-ink">
                {reminder.title}
                <span className="block text-sm font-normal text-soft tabular-nums">
                  {dateInWords(missed)}, {timeOf(reminder)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
