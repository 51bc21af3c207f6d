import type { Recipe } from '@planner/contract/recipes'

import { nearDateInWords } from '#platform/time/in-words.ts'
import { cx } from '#ui/cx.ts'

import { MarkPicture } from '../card/DietMark.tsx'
import { Stepper } from '../card/Stepper.tsx'

type DishPickerProps = {
  days: readonly string[]
  today: string
  chosenDays: readonly string[]
  dishes: readonly Recipe[]
  /** Ids of dishes that are not cooked. */
  left: readonly string[]
  serves: number
  onDays: (days: readonly string[]) => void
  onLeft: (left: readonly string[]) => void
  onServes: (serves: number) => void
}

/** Which days, which of their dishes, and for how many. */
export function DishPicker(props: DishPickerProps) {
  const { days, today, chosenDays, dishes, left, serves, onDays, onLeft, onServes } = props
  const flip = (list: readonly string[], one: string) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

  return (
    <div className="space-y-3 print:hidden">
      <fieldset
        aria-label="Days"
        className="min-w-0 -mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
      >
        {days.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={chosenDays.includes(day)}
            onClick={() => onDays(flip(chosenDays, day))}
            className={cx(
              'min-h-11 shrink-0 rounded-full border px-4 text-sm font-semibold mouse:transition-colors',
              chosenDays.includes(day)
                ? 'border-teal bg-teal-soft text-teal'
                : 'border-line bg-surface text-soft hover:border-edge hover:text-ink',
            )}
          >
            {nearDateInWords(day, today)}
          </button>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-medium">Servings per dish</span>
        <Stepper label="Servings" value={serves} min={1} max={12} onChange={onServes} />
      </div>
      <details className="rounded-lg border border-line">
        <summary className="flex min-h-12 items-center px-4 font-semibold">
          {dishes.length - dishes.filter(({ id }) => left.includes(id)).length} of {dishes.length} dishes
        </summary>
        <div className="border-t border-line px-4 py-2">
          <button
            type="button"
            className="min-h-11 text-sm font-semibold text-accent-text underline underline-offset-4"
            onClick={() => onLeft(left.length > 0 ? [] : dishes.map(({ id }) => id))}
          >
            {left.length > 0 ? 'Select all' : 'Clear all'}
          </button>
          <ul className="sm:grid sm:grid-cols-2 sm:gap-x-6">
            {dishes.map((dish) => (
              <li key={dish.id}>
                <label className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    checked={!left.includes(dish.id)}
                    onChange={() => onLeft(flip(left, dish.id))}
                    className="size-5 shrink-0 accent-teal"
                  />
                  <MarkPicture veg={dish.is_vegetarian} className="size-4!" />
                  <span className="min-w-0 flex-1">{dish.title}</span>
                </label>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  )
}
