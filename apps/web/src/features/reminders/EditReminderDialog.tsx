import type { Reminder } from '@planner/contract/reminders'
import { useState } from 'react'

import { SelectField } from '#ui/SelectField.tsx'

import { useEdit } from './changes.ts'
import { dateHintOf, draftOf, type EditDraft, faultOf, recurrenceOptions, updateOf } from './edit-draft.ts'
import type { RecurrenceEngine } from './occurrences.ts'
import { ReminderForm } from './ReminderForm.tsx'
import { recurrenceInWords } from './recurrence-in-words.ts'

type EditReminderDialogProps = {
  reminder: Reminder
  open: boolean
  today: string
  engine: RecurrenceEngine | undefined
  onClose: () => void
}

export default function EditReminderDialog({ reminder, open, today, engine, onClose }: EditReminderDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(reminder))
  const [fault, setFault] = useState<string | null>(null)
  const edit = useEdit()

  const set = (field: keyof EditDraft, value: string) => {
    setDraft({ ...draft, [field]: value })
    setFault(null)
  }
  const save = () => {
    const found = faultOf(draft, reminder, today)
    setFault(found)
    if (found === null) edit.mutate({ reminder, edit: updateOf(draft, reminder) }, { onSuccess: onClose })
  }

  return (
    <ReminderForm
      open={open}
      title="Edit Reminder"
      fields={draft}
      onField={set}
      fault={fault}
      today={today}
      dateHint={dateHintOf(draft, reminder, engine)}
      saveLabel="Save changes"
      pending={edit.isPending}
      onSave={save}
      onClose={onClose}
    >
      <SelectField
        label="Recurrence"
        value={draft.recurrence}
        onChange={(value) => set('recurrence', value)}
        options={recurrenceOptions(reminder, recurrenceInWords(reminder, engine))}
        className="col-span-2"
      />
    </ReminderForm>
  )
}
