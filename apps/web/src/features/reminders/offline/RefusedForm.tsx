import type { QueuedChange } from '@planner/offline-queue/queued-change'
import { type FormEvent, useState } from 'react'

import { replaceQueued } from '#api/offline-queue/queue.ts'
import { newId } from '#platform/ids.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'

import { type EditableField, editableFields, withEditedFields } from './edit-queued-change.ts'

type RefusedFormProps = { call: QueuedChange; onSent: () => void; onDrop: () => void }

/** Edits a refused call. It keeps its place in the queue, and stays unchanged until it is sent. */
export function RefusedForm({ call, onSent, onDrop }: RefusedFormProps) {
  const fields = editableFields(call)
  const [values, setValues] = useState(() => Object.fromEntries(fields.map(({ name, value }) => [name, value])))
  const set = (name: string) => (value: string) => setValues((before) => ({ ...before, [name]: value }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    replaceQueued(withEditedFields(call, values, newId())).then(onSent, (error: unknown) => {
      console.warn('Couldn’t save the edit', error)
    })
  }

  return (
    <form onSubmit={submit} className="mt-3 grid gap-3">
      {fields.map((field) => (
        <EditedField key={field.name} field={field} value={values[field.name] ?? ''} onChange={set(field.name)} />
      ))}
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          Send again
        </Button>
        <Button variant="quiet" size="sm" onClick={onDrop}>
          Discard
        </Button>
      </div>
    </form>
  )
}

function EditedField({
  field,
  value,
  onChange,
}: {
  field: EditableField
  value: string
  onChange: (value: string) => void
}) {
  if (field.options)
    return <SelectField label={field.label} value={value} onChange={onChange} options={field.options} />
  if (field.long) return <TextArea label={field.label} value={value} onChange={onChange} />

  return <TextField label={field.label} type={field.type} value={value} onChange={onChange} />
}
