import type { Reminder } from '@planner/contract/reminders'
import { addDays, daysBetween } from '@planner/days/plain-date'
import { isYearly, occasionOf } from '@planner/reminder-language/occasion'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { queuedCalls } from '#api/offline-queue/queue.ts'
import { useUser } from '#features/auth/session.tsx'
import { changedForWhom } from '#features/household/audience.ts'
import { loadChunk } from '#platform/chunk.ts'
import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'
import { foreignZone } from '#platform/time/foreign-zone.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { DateField } from '#ui/form/DateField.tsx'
import { SelectRow } from '#ui/form/SelectRow.tsx'
import { Segments } from '#ui/Segments.tsx'
import { isSpan, type RecurrenceEngine, repeats } from '../agenda/occurrences.ts'
import { otherZone } from '../agenda/other-zone-name.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { isDose } from '../agenda/state-on.ts'
import { useEdit, useEditDay, useEditFollowing } from '../changes/use-edit.ts'
import { withQueued } from '../offline/with-queued.ts'
import { listKey } from '../queries.ts'
import { useSeries } from '../use-series.ts'
import { hashOfView } from '../views/view-hash.ts'
import { words } from '../words.ts'
import { ConflictQuestion } from './ConflictQuestion.tsx'
import { DetailFields } from './DetailFields.tsx'
import { EndFields } from './EndFields.tsx'
import {
  type Conflict,
  conflictsOf,
  custom,
  dateHintOf,
  draftOf,
  type EditDraft,
  faultOf,
  firstScopeOf,
  merged,
  rebased,
  recurrenceOptions,
  type Scope,
  saysItsEnd,
  updateOf,
  updateOfDay,
  updateOfFollowing,
  withScope,
} from './edit-draft.ts'
import { ReminderForm } from './ReminderForm.tsx'
import { RepeatFields } from './RepeatFields.tsx'
import { recurrenceInWords } from './recurrence-in-words.ts'

const Files = lazy(() => loadChunk(() => import('#features/files/Files.tsx')))
const ForWhom = lazy(() => loadChunk(() => import('#features/household/ForWhom.tsx')))
const Uses = lazy(() => loadChunk(() => import('./Uses.tsx')))

type EditReminderDialogProps = Occurrence & {
  open: boolean
  today: string
  engine: RecurrenceEngine | undefined
  onClose: () => void
  /** Asks whether to delete the reminder. */
  onDelete: () => void
}

export default function EditReminderDialog(props: EditReminderDialogProps) {
  const { open, today, engine, onClose, onDelete } = props
  const client = useQueryClient()
  const currentOf = (id: string) =>
    withQueued(client.getQueryData<Reminder[]>(listKey) ?? [], queuedCalls()).find((one) => one.id === id)
  const liveSeries = useSeries(props.reminder)
  // As they were when the form was opened: changes made elsewhere since are not overwritten.
  const [opened, setOpened] = useState(props.reminder)
  const [series, setSeries] = useState(() => liveSeries && currentOf(liveSeries.id))
  // All doses of a medicine are changed with the medicine.
  const isDoseOfAllDays = repeats(props.reminder) && isDose(props.reminder)
  const [scope, setScope] = useState<Scope>(() => (isDoseOfAllDays || series ? 'day' : firstScopeOf(props)))
  // A changed occurrence is a separate reminder and is edited as one; the scope 'all' means its series.
  const occurrenceIn = (chosen: Scope): Occurrence =>
    series && chosen === 'all' ? { reminder: series, day: series.date } : { reminder: opened, day: props.day }
  const { reminder, day } = occurrenceIn(scope)
  const [draft, setDraft] = useState(() => withScope(draftOf(reminder), scope, { reminder, day }))
  const { id: me, time_zone: timeZone } = useUser()
  const zone = otherZone(reminder, timeZone)
  const foreign = foreignZone(now(), timeZone)
  // Whose clock the date and time follow, if it may not be this device's.
  const clock = zone ? words.byClockOf(zone) : foreign && words.inZone(foreign)
  const isMine = reminder.shared === undefined || reminder.shared.asked_by === me
  const [fault, setFault] = useState<string | null>(null)
  // One id per dialog, so that saving again after a lost answer does not separate the day twice.
  const [attempt] = useState(() => newId())
  // What was changed elsewhere since the form was opened, in the fields changed here.
  const [meanwhile, setMeanwhile] = useState<{ current: Reminder; conflicts: readonly Conflict[] } | null>(null)
  const edit = useEdit()
  const editDay = useEditDay()
  const editFollowing = useEditFollowing()

  const set = (field: Exclude<keyof EditDraft, 'repeat' | 'details' | 'forWhom'>, value: string) => {
    const goesOn = field === 'date' && value !== '' && draft.date !== '' && isSpan(reminder) && draft.endsOn !== ''
    setDraft({
      ...draft,
      [field]: value,
      // A reminder that spans days keeps its length when moved.
      ...(goesOn && { endsOn: addDays(draft.endsOn, daysBetween(draft.date, value)) }),
    })
    setFault(null)
  }
  const choose = (next: Scope) => {
    const { reminder: target } = occurrenceIn(next)
    setScope(next)
    setDraft(series ? rebased(draft, reminder, target) : withScope(draft, next, { reminder, day }))
    setFault(null)
  }
  const save = () => {
    const found = faultOf(draft, scope === 'all' ? reminder.date : day, today)
    setFault(found)
    if (found !== null) return

    const then = { onSuccess: onClose }
    if (scope === 'following')
      editFollowing.mutate({ reminder, edit: updateOfFollowing(draft, { reminder, day }), attempt }, then)
    else if (scope === 'day' && !series)
      editDay.mutate({ reminder, edit: updateOfDay(draft, { reminder, day }), attempt }, then)
    else {
      const current = currentOf(reminder.id) ?? reminder
      const conflicts = conflictsOf(draft, reminder, current)
      if (conflicts.length > 0) setMeanwhile({ current, conflicts })
      else saveMerged(current, true)
    }
  }
  const saveMerged = (current: Reminder, keepsMine: boolean) => {
    const version = merged(draft, reminder, current, keepsMine)
    const found = faultOf(version, current.date, today)
    setMeanwhile(null)
    if (found === null) {
      const change = { ...updateOf(version, current), ...changedForWhom(version.forWhom, current) }
      edit.mutate({ reminder: current, edit: change }, { onSuccess: onClose })
      return
    }
    // Each version may be right and both together not, such as an end before the first day: shown to be corrected.
    if (series && scope === 'all') setSeries(current)
    else setOpened(current)
    setDraft(version)
    setFault(found)
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
      action={
        <Button variant="quiet" className="grow-0! px-3! text-danger! md:mr-auto md:-ml-3" onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-5" />
          <span className="max-md:sr-only">Delete</span>
        </Button>
      }
      before={
        isDoseOfAllDays ? (
          <p className="col-span-2 text-sm text-soft">
            {words.medicine.of}{' '}
            <a
              href={hashOfView({ name: 'medicines', id: reminder.medicine!.id })}
              onClick={onClose}
              className="font-semibold text-teal"
            >
              {words.medicine.open}
            </a>
          </p>
        ) : (
          (repeats(reminder) || series) && (
            <Segments
              label={<span className="sr-only">{words.scope}</span>}
              value={scope}
              onChange={choose}
              choices={[
                { value: 'all', label: words.allDays },
                { value: 'day', label: words.onlyDay(props.day) },
                ...(!series && day > reminder.date ? [{ value: 'following' as const, label: words.following }] : []),
              ]}
              className="col-span-2"
            />
          )
        )
      }
    >
      {clock && <p className="col-span-2 -mt-2 text-sm text-soft">{clock}</p>}
      <Suspense fallback={null}>
        <Uses text={`${reminder.title}\n${reminder.description}`} />
      </Suspense>
      {scope !== 'day' && (
        <SelectRow
          label="Recurrence"
          value={draft.recurrence}
          onChange={(value) => set('recurrence', value)}
          options={recurrenceOptions(reminder, recurrenceInWords(reminder, engine))}
          // Joins the rows below it, unless fields of its own follow.
          className={cx('col-span-2', !repeats(draft) && !isSpan(reminder) && '-mb-4')}
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
      {isSpan(reminder) && !repeats(draft) && (
        <DateField
          label={words.lastDay}
          min={draft.date}
          value={draft.endsOn}
          onChange={(value) => set('endsOn', value)}
          className="col-span-2"
        />
      )}
      {scope !== 'day' && repeats(draft) && !saysItsEnd(draft.recurrence) && <EndFields draft={draft} onField={set} />}
      {(scope === 'all' || series) && isMine && (
        <Suspense fallback={null}>
          <ForWhom named={null} chosen={draft.forWhom} onChoose={(forWhom) => setDraft({ ...draft, forWhom })} />
        </Suspense>
      )}
      <DetailFields
        details={draft.details}
        countsYears={countsYears(draft)}
        onChange={(details) => {
          setDraft({ ...draft, details })
          setFault(null)
        }}
      />
      {meanwhile && (
        <ConflictQuestion
          conflicts={meanwhile.conflicts}
          onMine={() => saveMerged(meanwhile.current, true)}
          onTheirs={() => saveMerged(meanwhile.current, false)}
          onDismiss={() => setMeanwhile(null)}
        />
      )}
      <Suspense fallback={null}>
        <Files reminder={reminder} />
      </Suspense>
    </ReminderForm>
  )
}

/** Whether an age or a number of years can be shown; not for a renewal, which names its year. */
function countsYears({ title, recurrence, repeat }: EditDraft): boolean {
  const isEachYear = recurrence === custom ? repeat.unit === 'years' : isYearly(recurrence)
  const occasion = isEachYear ? occasionOf(title) : null
  return occasion === 'birthday' || occasion === 'anniversary'
}
