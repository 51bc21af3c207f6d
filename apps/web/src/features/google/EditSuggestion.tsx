import { reminders as limits } from '@planner/contract/constants'
import type { PotentialReminder } from '@planner/contract/google'
import { failures } from '@planner/contract/problems'
import { type FormEvent, useId, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { useNow } from '#platform/use-now.ts'
import { dayAt } from '#platform/wall-time.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { TimeField } from '#ui/TimeField.tsx'

import type { useAccept } from './use-answer.ts'

type EditSuggestionProps = {
  suggestion: PotentialReminder
  accept: ReturnType<typeof useAccept>
  onClose: () => void
}

/** Sets a suggestion right before it becomes a reminder. */
export default function EditSuggestion({ suggestion, accept, onClose }: EditSuggestionProps) {
  const today = dayAt(useNow(), useUser().time_zone)
  const [draft, setDraft] = useState(() => {
    const { title, date, time, description } = suggestion.suggested_reminder
    return { title, date, time: time?.slice(0, 5) ?? '', description }
  })
  const [fault, setFault] = useState<string | null>(null)
  const formId = useId()

  const set = (field: keyof typeof draft) => (value: string) => {
    setDraft({ ...draft, [field]: value })
    setFault(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (accept.isPending) return

    const isEmpty = draft.title.trim() === '' || draft.date === ''
    const found = isEmpty ? failures.reminderTitleAndDate : draft.date < today ? failures.reminderPastDate : null
    setFault(found)
    if (found === null) accept.mutate({ ...draft, time: draft.time || null })
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !accept.isPending && onClose()}
      title="Edit before adding"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={accept.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={accept.isPending}>
            Add reminder
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
        <DateField
          label="Date"
          required
          min={today}
          value={draft.date}
          onChange={set('date')}
          error={draft.title.trim() === '' ? null : fault}
          className="max-[22.5rem]:col-span-2"
        />
        <TimeField label="Time" value={draft.time} onChange={set('time')} className="max-[22.5rem]:col-span-2" />
        <TextArea
          label="Description"
          maxLength={limits.descriptionMax}
          value={draft.description}
          onChange={set('description')}
          className="col-span-2"
        />
      </form>
    </Dialog>
  )
}
