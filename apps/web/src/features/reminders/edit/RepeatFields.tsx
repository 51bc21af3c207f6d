import { partsOf } from '@planner/days/plain-date'

import { weekdayInWords, weekdays } from '#platform/time/date-in-words.ts'
import { cx } from '#ui/cx.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'

import { words } from '../words.ts'
import { nthOf, type Repeat, weekdayCodes } from './repeat.ts'

type RepeatFieldsProps = { repeat: Repeat; date: string; onChange: (repeat: Repeat) => void }

/** The fields of a custom repetition: its interval and days. */
export function RepeatFields({ repeat, date, onChange }: RepeatFieldsProps) {
  const { every, unit, weekdays: chosen, monthly } = repeat
  const set = (change: Partial<Repeat>) => onChange({ ...repeat, ...change })
  return (
    <div className="col-span-2 grid grid-cols-2 gap-4 rounded-lg bg-sunk/60 p-4">
      <TextField
        label={words.repeatEvery}
        type="number"
        inputMode="numeric"
        min={1}
        max={1000}
        value={every}
        onChange={(value) => set({ every: value })}
      />
      <SelectField
        label={words.repeatUnit}
        value={unit}
        onChange={(value) => set({ unit: value as Repeat['unit'] })}
        options={(['days', 'weeks', 'months', 'years'] as const).map((value) => ({ value, label: value }))}
      />
      {unit === 'weeks' && (
        <fieldset className="col-span-2 min-w-0">
          <legend className="mb-1.5 text-sm font-semibold">{words.repeatOn}</legend>
          <div className="flex flex-wrap gap-1.5">
            {weekdayCodes.map((code, place) => {
              const on = chosen.includes(code)
              return (
                <button
                  key={code}
                  type="button"
                  aria-pressed={on}
                  aria-label={weekdays[place]}
                  onClick={() => set({ weekdays: on ? chosen.filter((one) => one !== code) : [...chosen, code] })}
                  className={cx(
                    'min-h-11 min-w-11 rounded-full border px-1 text-sm font-semibold',
                    on ? 'border-teal bg-teal text-on-accent' : 'border-edge bg-surface text-soft',
                  )}
                >
                  {/* Drawn by the style sheet: as text it would have to be part of the name that is read out. */}
                  <span className="beside" data-text={weekdays[place]!.slice(0, 2)} />
                </button>
              )
            })}
          </div>
        </fieldset>
      )}
      {unit === 'months' && date !== '' && (
        <SelectField
          label={words.repeatOn}
          value={monthly}
          onChange={(value) => set({ monthly: value as Repeat['monthly'] })}
          options={[
            { value: 'date', label: words.onDate(partsOf(date).date) },
            { value: 'nth', label: words.onNth(nthOf(date).slice(0, -2), weekdayInWords(date)) },
            { value: 'last', label: words.onLastDay },
          ]}
          className="col-span-2"
        />
      )}
    </div>
  )
}
