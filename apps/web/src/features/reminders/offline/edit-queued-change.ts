import { namedRecurrences, type Reminder } from '@planner/contract/reminders'
import type { QueuedChange } from '@planner/offline-queue/queued-change'

/** An editable field of a queued change. */
export type EditableField = {
  name: string
  label: string
  value: string
  type: 'text' | 'date' | 'time'
  long: boolean
  options?: Option[]
}
type Option = { value: string; label: string }

/** Returns the fields of a call that the person can edit: those that it contains. */
export function editableFields({ request }: QueuedChange): EditableField[] {
  const body = request.body ?? {}

  return known
    .filter(({ name }) => typeof body[name] === 'string')
    .map((field) => ({ ...field, value: shown(String(body[field.name]), field.type) }))
    .map((field) => (field.name === 'recurrence' ? { ...field, options: recurrencesWith(field.value) } : field))
}

/**
 * Returns the call with edited fields. It gets a new id, because to the server it is a different call; the reminder
 * that it creates keeps its id, since later calls may refer to it.
 */
export function withEditedFields(
  call: QueuedChange,
  values: Readonly<Record<string, string>>,
  id: string,
): QueuedChange {
  const body = call.request.body && { ...call.request.body, ...withoutEmpty(values) }
  const title = values.text ?? values.title ?? call.title
  const foretold = call.foretold as Reminder | null

  return {
    ...call,
    id,
    title,
    request: { ...call.request, body },
    foretold: foretold && { ...foretold, title, date: values.suggested_date ?? foretold.date },
    failures: 0,
    state: { name: 'waiting' },
  }
}

/** Converts an emptied time or day to null. */
const withoutEmpty = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? undefined : value]))

const shown = (value: string, type: EditableField['type']): string => (type === 'time' ? value.slice(0, 5) : value)

/** Returns the named recurrences, plus the call's own. */
function recurrencesWith(values: string): Option[] {
  const named = namedRecurrences.map((value) => ({ value, label: `${value[0]!.toUpperCase()}${value.slice(1)}` }))

  return named.some(({ value }) => value === values) ? named : [...named, { value: values, label: 'Custom' }]
}

const known: Omit<EditableField, 'value'>[] = [
  { name: 'text', label: 'What should I remind you about?', type: 'text', long: true },
  { name: 'suggested_date', label: 'Date', type: 'date', long: false },
  { name: 'suggested_time', label: 'Time', type: 'time', long: false },
  { name: 'title', label: 'Title', type: 'text', long: false },
  { name: 'description', label: 'Description', type: 'text', long: true },
  { name: 'date', label: 'Date', type: 'date', long: false },
  { name: 'time', label: 'Time', type: 'time', long: false },
  { name: 'recurrence', label: 'Recurrence', type: 'text', long: false },
]
