import { reminders as limits } from '@planner/contract/constants'
import type { Reminder } from '@planner/contract/reminders'
import { type FormEvent, useId, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { TimeField } from '#ui/TimeField.tsx'

import { useEdit } from './changes.ts'
import { draftOf, type EditDraft, faultOf, recurrenceOptions, updateOf } from './edit-draft.ts'
import type { RecurrenceEngine } from './occurrences.ts'
import { repeats } from './occurrences.ts'
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
  const formId = useId()

  const set = (field: keyof EditDraft) => (value: string) => {
    setDraft({ ...draft, [field]: value })
    setFault(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (edit.isPending) return

    const found = faultOf(draft, reminder, today)
    setFault(found)
    if (found === null) edit.mutate({ reminder, edit: updateOf(draft, reminder) }, { onSuccess: onClose })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !edit.isPending && onClose()}
      title="Edit Reminder"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={edit.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={edit.isPending}>
            Save changes
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-2 gap-4">
        <TextField
          label="Title"
          required
          maxLength={limits.titleMax}
          value={draft.title}
          onChange={set('title')}
          error={draft.title.trim() === '' ? fault : null}
          className="col-span-2"
        />
        <TextArea
          label="Description"
          maxLength={limits.descriptionMax}
          value={draft.description}
          onChange={set('description')}
          className="col-span-2"
        />
        <DateField
          label="Date"
          required
          min={today}
          value={draft.date}
          onChange={set('date')}
          hint={repeats(reminder) ? 'The first day it falls on' : null}
          error={draft.title.trim() === '' ? null : fault}
          className="max-[22.5rem]:col-span-2"
        />
        <TimeField label="Time" value={draft.time} onChange={set('time')} className="max-[22.5rem]:col-span-2" />
        <SelectField
          label="Recurrence"
          value={draft.recurrence}
          onChange={set('recurrence')}
          options={recurrenceOptions(reminder, recurrenceInWords(reminder, engine))}
          className="col-span-2"
        />
      </form>
    </Dialog>
  )
}
