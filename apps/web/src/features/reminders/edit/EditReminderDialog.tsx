import { isYearly, occasionOf } from '@planner/reminder-language/occasion'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { newId } from '#platform/ids.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { Segments } from '#ui/Segments.tsx'
import { type RecurrenceEngine, repeats } from '../agenda/occurrences.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { useEdit, useEditDay, useEditFollowing } from '../changes/use-edit.ts'
import { words } from '../words.ts'
import { DetailFields } from './DetailFields.tsx'
import { EndFields } from './EndFields.tsx'
import {
  custom,
  dateHintOf,
  draftOf,
  type EditDraft,
  faultOf,
  recurrenceOptions,
  type Scope,
  updateOf,
  updateOfDay,
  updateOfFollowing,
  withScope,
} from './edit-draft.ts'
import { ReminderForm } from './ReminderForm.tsx'
import { RepeatFields } from './RepeatFields.tsx'
import { recurrenceInWords } from './recurrence-in-words.ts'

const Uses = lazy(() => loadChunk(() => import('./Uses.tsx')))

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
  const editFollowing = useEditFollowing()

  const set = (field: Exclude<keyof EditDraft, 'repeat' | 'details'>, value: string) => {
    setDraft({ ...draft, [field]: value })
    setFault(null)
  }
  const choose = (next: Scope) => {
    setScope(next)
    setDraft(withScope(draft, next, { reminder, day }))
    setFault(null)
  }
  const save = () => {
    const found = faultOf(draft, scope === 'all' ? reminder.date : day, today)
    setFault(found)
    if (found !== null) return

    const then = { onSuccess: onClose }
    if (scope === 'following')
      editFollowing.mutate({ reminder, edit: updateOfFollowing(draft, { reminder, day }), attempt }, then)
    else if (scope === 'day') editDay.mutate({ reminder, edit: updateOfDay(draft, { reminder, day }), attempt }, then)
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
      dateHint={scope !== 'all' ? null : dateHintOf(draft, reminder, engine)}
      saveLabel="Save changes"
      pending={edit.isPending || editDay.isPending || editFollowing.isPending}
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
              ...(day > reminder.date ? [{ value: 'following' as const, label: words.following }] : []),
            ]}
            className="col-span-2"
          />
        )
      }
    >
      <Suspense fallback={null}>
        <Uses text={`${reminder.title}\n${reminder.description}`} />
      </Suspense>
      {scope !== 'day' && (
        <SelectField
          label="Recurrence"
          value={draft.recurrence}
          onChange={(value) => set('recurrence', value)}
          options={recurrenceOptions(reminder, recurrenceInWords(reminder, engine))}
          className="col-span-2"
        />
      )}
      {scope !== 'day' && draft.recurrence === custom && (
        <RepeatFields
          repeat={draft.repeat}
          date={draft.date}
          onChange={(repeat) => {
            setDraft({ ...draft, repeat })
            setFault(null)
          }}
        />
      )}
      {scope !== 'day' && repeats(draft) && <EndFields draft={draft} onField={set} />}
      <DetailFields
        details={draft.details}
        countsYears={countsYears(draft)}
        onChange={(details) => {
          setDraft({ ...draft, details })
          setFault(null)
        }}
      />
    </ReminderForm>
  )
}

/** Whether an age or a number of years can be told: a renewal says its year anyway. */
function countsYears({ title, recurrence, repeat }: EditDraft): boolean {
  const isEachYear = recurrence === custom ? repeat.unit === 'years' : isYearly(recurrence)
  const occasion = isEachYear ? occasionOf(title) : null
  return occasion === 'birthday' || occasion === 'anniversary'
}
