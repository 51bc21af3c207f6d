import { failures } from '@planner/contract/failures'
import type { PotentialReminder } from '@planner/contract/google'
import { useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { ReminderForm } from '#features/reminders/edit/ReminderForm.tsx'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt } from '#platform/time/wall-time.ts'

import type { useAccept } from './use-answer.ts'

type EditSuggestionProps = {
  suggestion: PotentialReminder
  accept: ReturnType<typeof useAccept>
  onClose: () => void
}

/** Edits a suggestion before it becomes a reminder. */
export default function EditSuggestion({ suggestion, accept, onClose }: EditSuggestionProps) {
  const today = dayAt(useNow(), useUser().time_zone)
  const [draft, setDraft] = useState(() => {
    const { title, date, time, description } = suggestion.suggested_reminder
    return { title, date, time: time?.slice(0, 5) ?? '', description }
  })
  const [fault, setFault] = useState<string | null>(null)

  const set = (field: keyof typeof draft, value: string) => {
    setDraft({ ...draft, [field]: value })
    setFault(null)
  }
  const save = () => {
    const isEmpty = draft.title.trim() === '' || draft.date === ''
    const found = isEmpty ? failures.reminderTitleAndDate : draft.date < today ? failures.reminderPastDate : null
    setFault(found)
    if (found === null) accept.mutate({ ...draft, time: draft.time || null })
  }

  return (
    <ReminderForm
      open
      title="Edit before adding"
      fields={draft}
      onField={set}
      fault={fault}
      today={today}
      saveLabel="Add reminder"
      pending={accept.isPending}
      onSave={save}
      onClose={onClose}
    />
  )
}
