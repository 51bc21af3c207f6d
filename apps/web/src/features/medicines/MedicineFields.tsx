import { medicines as limits } from '@planner/contract/constants/reminders'
import { unitsInWords } from '@planner/contract/medicine-words'
import { foods, units } from '@planner/contract/medicines'
import { Plus, X } from 'lucide-react'

import { RepeatFields } from '#features/reminders/edit/RepeatFields.tsx'
import { recurrenceInWords } from '#features/reminders/edit/recurrence-in-words.ts'
import { useRecurrenceEngine } from '#features/reminders/queries.ts'
import { timeInWords } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/form/DateField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { TimeField } from '#ui/form/TimeField.tsx'
import { IconButton } from '#ui/IconButton.tsx'

import { DosesInQuietHours } from './DosesInQuietHours.tsx'
import { custom, type MedicineDraft } from './draft.ts'
import { words } from './words.ts'

type MedicineFieldsProps = {
  draft: MedicineDraft
  /** A new course is entered in days; an existing one by its end date. */
  isNew: boolean
  /** The first day if none is set. */
  today: string
  onChange: (draft: MedicineDraft) => void
}

/** The form fields of a medicine. */
export function MedicineFields({ draft, isNew, today, onChange }: MedicineFieldsProps) {
  const set = (change: Partial<MedicineDraft>) => onChange({ ...draft, ...change })
  const setTime = (at: number, change: Partial<MedicineDraft['times'][number]>) =>
    set({ times: draft.times.map((one, place) => (place === at ? { ...one, ...change } : one)) })

  const { recurrence, repeat, ownRule, startsOn } = draft
  const rule = ownRule === null ? null : { recurrence: ownRule, festival: null, date: startsOn || today }
  const engine = useRecurrenceEngine(rule === null ? [] : [rule])

  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        label={words.name}
        required
        maxLength={limits.nameMax}
        value={draft.name}
        onChange={(name) => set({ name })}
        className="col-span-2"
      />
      <SelectField
        label={words.unit}
        value={draft.unit}
        onChange={(unit) => set({ unit: unit as MedicineDraft['unit'] })}
        options={units.map((unit) => ({ value: unit, label: unitsInWords(2, unit).slice(2) }))}
      />
      <SelectField
        label={words.food}
        value={draft.food}
        onChange={(food) => set({ food: food as MedicineDraft['food'] })}
        options={(['', ...foods] as const).map((food) => ({ value: food, label: words.foods[food] }))}
      />
      <ul className="col-span-2 space-y-3">
        {draft.times.map(({ time, amount }, at) => (
          <li key={at} className="flex items-end gap-3">
            <TimeField
              label={words.time(at + 1)}
              value={time}
              onChange={(value) => setTime(at, { time: value })}
              className="min-w-0 flex-1"
            />
            <TextField
              label={words.amountShort}
              aria-label={words.amount(at + 1)}
              inputMode="decimal"
              maxLength={7}
              value={amount}
              onChange={(value) => setTime(at, { amount: value })}
              className="min-w-0 flex-1"
            />
            <IconButton
              label={words.removeTime(timeInWords(time || '00:00'))}
              disabled={draft.times.length === 1}
              onClick={() => set({ times: draft.times.filter((_, place) => place !== at) })}
              className="text-soft"
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <DosesInQuietHours times={draft.times.map(({ time }) => time)} />
      {draft.times.length < limits.timesMax && (
        <div className="col-span-2">
          <Button
            variant="quiet"
            size="sm"
            onClick={() => set({ times: [...draft.times, { time: '', amount: draft.times.at(-1)?.amount ?? '1' }] })}
          >
            <Plus aria-hidden="true" className="size-4" />
            {words.addTime}
          </Button>
        </div>
      )}
      <SelectField
        label={words.takenOn}
        value={recurrence}
        onChange={(value) => set({ recurrence: value })}
        options={[
          { value: 'daily', label: words.everyDay },
          ...(rule === null ? [] : [{ value: rule.recurrence, label: recurrenceInWords(rule, engine) ?? '' }]),
          { value: custom, label: words.onDays },
        ]}
      />
      <DateField
        label={words.firstDay}
        value={startsOn}
        {...(isNew && { min: today })}
        onChange={(day) => set({ startsOn: day })}
      />
      {recurrence === custom && (
        <RepeatFields repeat={repeat} date={startsOn || today} onChange={(changed) => set({ repeat: changed })} />
      )}
      {isNew ? (
        <TextField
          label={words.days}
          hint={words.daysHint}
          inputMode="numeric"
          maxLength={3}
          value={draft.days}
          onChange={(days) => set({ days })}
        />
      ) : (
        <DateField label={words.lastDay} value={draft.endsOn} onChange={(endsOn) => set({ endsOn })} />
      )}
      <TextField
        label={words.stock}
        hint={words.stockHint}
        inputMode="decimal"
        maxLength={8}
        value={draft.stock}
        onChange={(stock) => set({ stock })}
      />
      {draft.stock !== '' && (
        <SelectField
          label={words.refill}
          value={draft.refillDays}
          onChange={(refillDays) => set({ refillDays })}
          options={['', '1', '2', '3', '5', '7', '10', '14'].map((value) => ({
            value,
            label: value === '' ? words.refillNever : words.refillDays(Number(value)),
          }))}
          className="col-span-2"
        />
      )}
      {draft.stock !== '' && draft.refillDays !== '' && (
        <div className="col-span-2">
          <Switch label={words.putOnList} checked={draft.onList} onChange={(onList) => set({ onList })} />
        </div>
      )}
      <TextField
        label={words.note}
        hint={words.noteHint}
        maxLength={limits.noteMax}
        value={draft.note}
        onChange={(note) => set({ note })}
        className="col-span-2"
      />
    </div>
  )
}
