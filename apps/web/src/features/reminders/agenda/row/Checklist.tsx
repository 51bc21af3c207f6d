import type { Reminder } from '@planner/contract/reminders'
import { ListChecks } from 'lucide-react'

import { useEdit } from '../../changes/use-edit.ts'
import { words } from '../../words.ts'

/** The checklist of a reminder, ticked off in its row. */
export default function Checklist({ reminder }: { reminder: Reminder }) {
  const { mutate: edit } = useEdit()
  const { id, checklist = [] } = reminder
  const done = checklist.filter((item) => item.done).length
  // A tick can be undone by unticking, so it needs no undo toast.
  const tick = (place: number) => {
    const items = checklist.map((item, at) => (at === place ? { ...item, done: !item.done } : item))
    edit({ reminder, edit: { id, checklist: items }, atOnce: true, onDone: () => {} })
  }
  return (
    <details className="col-start-2 -col-end-1 pb-1.5 text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 font-medium text-soft">
        <ListChecks aria-hidden="true" className="size-4" />
        {words.checklistDone(done, checklist.length)}
      </summary>
      <ul>
        {checklist.map((item, place) => (
          <li key={place}>
            <label className="flex min-h-10 items-center gap-2.5">
              <input type="checkbox" checked={item.done} onChange={() => tick(place)} className="size-5 accent-teal" />
              <span className={item.done ? 'text-faint line-through' : ''}>{item.text}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
