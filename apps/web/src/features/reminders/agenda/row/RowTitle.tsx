import type { Reminder } from '@planner/contract/reminders'

import { cx } from '#ui/cx.ts'
import { agendaFrame } from '../agenda-frame.ts'
import { PriorityFlag } from './PriorityFlag.tsx'

type RowTitleProps = { as: 'h3' | 'h4'; id: string; reminder: Reminder; done?: boolean; onOpen: () => void }

/** A reminder's title, which opens it when tapped. Not a tab stop, because the row has a button for keyboards. */
export const RowTitle = ({ as: Heading, id, reminder, done = false, onOpen }: RowTitleProps) => (
  <Heading id={id} title={reminder.title} className="xl:col-start-3">
    <button type="button" tabIndex={-1} onClick={onOpen} className="-my-px block min-h-6 w-full text-left">
      <span
        className={cx(
          'block',
          agendaFrame.title,
          reminder.medicine && 'line-clamp-2! whitespace-normal!',
          done && 'text-faint line-through',
        )}
      >
        <PriorityFlag priority={reminder.priority} />
        {reminder.title}
      </span>
    </button>
  </Heading>
)
