import { reminders as limits } from '@planner/contract/constants/reminders'

import { DateField } from '#ui/form/DateField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'

import { words } from '../words.ts'
import type { EditDraft } from './edit-draft.ts'

type EndFieldsProps = { draft: EditDraft; onField: (name: 'ends' | 'endsOn' | 'times', value: string) => void }

/** When a repetition ends: never, on a day, or after a number of times. */
export function EndFields({ draft: { ends, endsOn, times, date }, onField }: EndFieldsProps) {
  return (
    <>
      <SelectField
        label={words.ends}
        value={ends}
        onChange={(value) => onField('ends', value)}
        options={[
          { value: 'never', label: words.endsNever },
          { value: 'on', label: words.endsOn },
          { value: 'after', label: words.endsAfter },
        ]}
        className={ends === 'never' ? 'col-span-2' : 'max-md:col-span-2'}
      />
      {ends === 'on' && (
        <DateField
          label={words.lastDay}
          required
          min={date}
          value={endsOn}
          onChange={(value) => onField('endsOn', value)}
          className="max-md:col-span-2"
        />
      )}
      {ends === 'after' && (
        <TextField
          label={words.times}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={limits.timesMax}
          value={times}
          onChange={(value) => onField('times', value)}
          className="max-md:col-span-2"
        />
      )}
    </>
  )
}
