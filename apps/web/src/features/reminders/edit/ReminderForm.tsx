import { reminders as limits } from '@planner/contract/constants/reminders'
import { type FormEvent, type ReactNode, useId, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DateField } from '#ui/form/DateField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { TimeField } from '#ui/form/TimeField.tsx'

/** The form's values; the time as 'HH:MM' or empty. */
export type ReminderFields = { title: string; description: string; date: string; time: string }

type ReminderFormProps = {
  open: boolean
  title: string
  fields: ReminderFields
  onField: (name: keyof ReminderFields, value: string) => void
  /** The error, shown at the title if that is empty, else at the date. */
  fault: string | null
  today: string
  dateHint?: string | null
  /** Rendered above the fields. */
  before?: ReactNode
  /** A further action, at the start of the footer. */
  action?: ReactNode
  /** Further fields, rendered below. */
  children?: ReactNode
  saveLabel: string
  pending: boolean
  onSave: () => void
  onClose: () => void
}

/** A dialog with the fields of a reminder. Stays open while saving. */
export function ReminderForm(props: ReminderFormProps) {
  const {
    open,
    title,
    fields,
    onField,
    fault,
    today,
    dateHint,
    before,
    action,
    children,
    saveLabel,
    pending,
    onSave,
    onClose,
  } = props
  const formId = useId()
  const [first] = useState(fields)
  const isChanged = (Object.keys(first) as (keyof ReminderFields)[]).some((name) => fields[name] !== first[name])
  const set = (name: keyof ReminderFields) => (value: string) => onField(name, value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pending) onSave()
  }
  const untitled = fields.title.trim() === ''

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !pending && onClose()}
      unsaved={isChanged}
      title={title}
      footer={
        <>
          {action}
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-3 gap-y-4 md:grid-cols-2"
      >
        {before}
        <TextField
          label="Title"
          required
          maxLength={limits.titleMax}
          value={fields.title}
          onChange={set('title')}
          error={untitled ? fault : null}
          className="col-span-2"
        />
        <TextArea
          label="Description"
          rows={1}
          maxLength={limits.descriptionMax}
          value={fields.description}
          onChange={set('description')}
          className="col-span-2"
        />
        <DateField
          label="Date"
          required
          min={today}
          value={fields.date}
          onChange={set('date')}
          hint={dateHint}
          error={untitled ? null : fault}
          className="max-[22.5rem]:col-span-2"
        />
        <TimeField label="Time" value={fields.time} onChange={set('time')} className="max-[22.5rem]:col-span-2" />
        {children}
      </form>
    </Dialog>
  )
}
