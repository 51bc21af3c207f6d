import { type Diet, type Weekday, weekdays } from '@planner/contract/kitchen/recipes'
import { useId } from 'react'

import { cx } from '#ui/cx.ts'

type Rule = 'jain_days' | 'fast_days' | 'no_meat_days'

const rules: { rule: Rule; label: string; always?: 'jain' | 'veg_only' }[] = [
  { rule: 'jain_days', label: 'Jain', always: 'jain' },
  { rule: 'fast_days', label: 'Fast' },
  { rule: 'no_meat_days', label: 'No meat', always: 'veg_only' },
]

/**
 * The weekdays to which each rule applies. A rule for every day is ticked throughout and cannot be removed from a
 * single day here.
 */
export function WeekdayTable({ diet, onChange }: { diet: Diet; onChange: (change: Partial<Diet>) => void }) {
  const id = useId()
  const toggle = (rule: Rule, day: Weekday, on: boolean) =>
    onChange({ [rule]: weekdays.filter((one) => (one === day ? on : diet[rule].includes(one))) })

  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-serif text-lg font-semibold">
        On some weekdays
      </h3>
      <p id={`${id}-hint`} className="text-sm text-soft">
        No meat: no fish and no egg either. Fast: only dishes fit for a fast.
      </p>
      <table aria-labelledby={id} aria-describedby={`${id}-hint`} className="mt-2 w-full table-fixed border-collapse">
        <thead>
          <tr className="border-b border-line text-sm text-soft">
            <th scope="col" className="w-[34%] py-2 text-left font-semibold">
              <span className="sr-only">Weekday</span>
            </th>
            {rules.map(({ rule, label }) => (
              <th key={rule} scope="col" className="py-2 text-center font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day} className="border-b border-line last:border-0">
              <th scope="row" className="text-left font-medium">
                {day}
              </th>
              {rules.map(({ rule, label, always }) => {
                const isAlways = always !== undefined && diet[always]
                return (
                  <td key={rule} className="p-0 text-center">
                    <label
                      className={cx(
                        'inline-grid min-h-11 min-w-11 place-items-center',
                        isAlways ? 'opacity-50' : 'cursor-pointer',
                      )}
                    >
                      <input
                        type="checkbox"
                        aria-label={`${label} on ${day}`}
                        checked={isAlways || diet[rule].includes(day)}
                        disabled={isAlways}
                        onChange={(event) => toggle(rule, day, event.target.checked)}
                        className="size-5 accent-teal"
                      />
                    </label>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
