import { useState } from 'react'

import { newId } from '#platform/ids.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { Segments } from '#ui/Segments.tsx'
import { type RecurrenceEngine, repeats } from '../agenda/occurrences.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { useEdit, useEditDay } from '../changes.ts'
import { words } from '../words.ts'
import {
  dateHintOf,
  draftOf,
  type EditDraft,
  faultOf,
  recurrenceOptions,
  type Scope,
  updateOf,
  updateOfDay,
  withScope,
} from './edit-draft.ts'
import { ReminderForm } from './ReminderForm.tsx'
import { recurrenceInWords } from './recurrence-in-words.ts'

type EditReminderDialogProps = Occurrence & {
  open: boolean
  today: string
  engine: RecurrenceEngine | undefined
  onClose: () => void
}

export default function EditReminderDialog(props: EditReminderDialogProps) {
  const { reminder, day, open, today, engine, onClose } = props
  const [draft, setDraft] = useState(() => draftOf(reminder))
  const [scope, setScope] = useState<Scope>('all')
  const [fault, setFault] = useState<string | null>(null)
  // Of this dialog: saved again after an answer that was lost, the day is not taken out twice.
  const [attempt] = useState(() => newId())
  const edit = useEdit()
  const editDay = useEditDay()

  const set = (field: keyof EditDraft, value: string) => {
    setDraft({ ...draft, [field]: value })
    setFault(null)
  }
  const choose = (next: Scope) => {
    setScope(next)
    setDraft(withScope(draft, next, { reminder, day }))
    setFault(null)
  }
  const save = () => {
    const found = faultOf(draft, scope === 'day' ? day : reminder.date, today)
    setFault(found)
    if (found !== null) return

    const then = { onSuccess: onClose }
    if (scope === 'day') editDay.mutate({ edit: updateOfDay(draft, { reminder, day }), attempt }, then)
    else edit.mutate({ reminder, edit: updateOf(draft, reminder) }, then)
  }

  return (
    <ReminderForm
      open={open}
      title="Edit Reminder"
      fields={draft}
      onField={set}
      fault={fault}
      today={today}
      dateHint={scope === 'day' ? null : dateHintOf(draft, reminder, engine)}
      saveLabel="Save changes"
      pending={edit.isPending || editDay.isPending}
      onSave={save}
      onClose={onClose}
      before={
        repeats(reminder) && (
          <Segments
            label={<span className="sr-only">{words.scope}</span>}
            value={scope}
            onChange={choose}
            choices={[
              { value: 'all', label: words.allDays },
              { value: 'day', label: words.onlyDay(day) },
            ]}
            className="col-span-2"
          />
        )
      }
    >
      {scope === 'all' && (
        <SelectField
          label="Recurrence"
          value={draft.recurrence}
          onChange={(value) => set('recurrence', value)}
          options={recurrenceOptions(reminder, recurrenceInWords(reminder, engine))}
          className="col-span-2"
        />
      )}
    </ReminderForm>
  )
}
