import type { Kind, QueuedChange } from '@planner/offline-queue/queued-change'
import {
  AlarmClockPlus,
  Check,
  ListChecks,
  type LucideIcon,
  Pencil,
  Pill,
  Plus,
  RotateCcw,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useId, useState } from 'react'

import { dropQueued } from '#api/offline-queue/queue.ts'
import { useUser } from '#features/auth/session.tsx'
import { now } from '#platform/time/clock.ts'
import { momentInWords } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Facts } from '#ui/Facts.tsx'
import { changeNames, stateInWords } from './change-in-words.ts'
import { linesIn, titleIn } from './queue-text.ts'
import { RefusedForm } from './RefusedForm.tsx'
import { useCreateAgain } from './use-create-again.ts'

/** One queued call, its state, and the actions available for it. */
export function QueueItem({ call }: { call: QueuedChange }) {
  const { time_zone: timeZone } = useUser()
  const [editing, setEditing] = useState(false)
  const titleId = useId()
  const Picture = pictures[call.kind]
  const isRefused = call.state.name === 'refused'
  const isGone = call.state.name === 'gone'
  const lines = linesIn(call)
  const drop = () => void dropQueued(call)
  const createAgain = useCreateAgain(call)

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 py-4">
      <span className="grid size-9 place-items-center rounded-full bg-sunk text-soft">
        <Picture aria-hidden="true" className="size-4.5" />
      </span>
      <div>
        <h3 id={titleId} className="font-sans leading-6 font-semibold tracking-normal wrap-break-word">
          {titleIn(call)}
        </h3>
        <Facts
          className="text-sm text-soft"
          of={[changeNames[call.kind], momentInWords(call.madeAt, timeZone, now())]}
        />
        <p className="text-sm text-soft">
          {changeNames[call.kind]} · {momentInWords(call.madeAt, timeZone, now())}
        </p>
        {isGone && lines.length > 0 && (
          <p className="text-sm wrap-break-word whitespace-pre-line">{lines.join('\n')}</p>
        )}
        <p className={cx('mt-0.5 text-sm', isRefused ? 'font-medium text-danger' : 'text-soft')}>
          {stateInWords(call)}
        </p>
        {editing && <RefusedForm call={call} onSent={() => setEditing(false)} onDrop={drop} />}
        {call.state.name !== 'waiting' && !editing && (
          <div className="mt-2 flex gap-2">
            {isRefused && (
              <Button variant="secondary" size="sm" aria-describedby={titleId} onClick={() => setEditing(true)}>
                {hasFields(call) ? 'Edit' : 'Try again'}
              </Button>
            )}
            {isGone && call.kind === 'edit' && (
              <Button variant="secondary" size="sm" aria-describedby={titleId} onClick={() => void createAgain()}>
                Create it again
              </Button>
            )}
            <Button variant="quiet" size="sm" aria-describedby={titleId} onClick={drop}>
              {isRefused ? 'Discard' : 'OK'}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

const hasFields = ({ kind }: QueuedChange): boolean => kind === 'create' || kind === 'edit'

const pictures: Record<Kind, LucideIcon> = {
  create: Plus,
  edit: Pencil,
  complete: Check,
  reopen: Undo2,
  snooze: AlarmClockPlus,
  remove: Trash2,
  restore: RotateCcw,
  list: ListChecks,
  medicine: Pill,
}
