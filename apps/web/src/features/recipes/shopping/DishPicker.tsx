import { chosenDishes as limits } from '@planner/contract/constants/kitchen'
import type { ChosenDish } from '@planner/contract/kitchen/chosen-dishes'
import type { Category, Recipe } from '@planner/contract/kitchen/recipes'
import { ChevronDown, X } from 'lucide-react'
import { useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { now } from '#platform/time/clock.ts'
import { nearDateInWords } from '#platform/time/date-in-words.ts'
import { wallTimeAt } from '#platform/time/wall-time.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { MarkPicture } from '../card/DietMark.tsx'
import { Stepper } from '../card/Stepper.tsx'
import { mealNames, mealOf } from '../chosen/meals.ts'
import { nextToCook } from '../chosen/next-to-cook.ts'
import { useChangeChosen, useChoose, useRemoveChosen } from '../chosen/use-chosen.ts'
import { words } from '../words.ts'

/** A dish in the plan of a day. */
export type Planned = { recipe: Recipe; day: string }

type DishPickerProps = {
  today: string
  /** The dishes chosen for the days in view. */
  chosen: readonly ChosenDish[]
  /** The dishes offered by the plans of these days. */
  planned: readonly Planned[]
}

/** The dishes to shop for, each with its servings, and further ones from the plan. */
export function DishPicker({ today, chosen, planned }: DishPickerProps) {
  // Opened initially if nothing is chosen, and stays open after a choice, because more may follow.
  const [isOpen, setIsOpen] = useState(chosen.length === 0)
  // Optimistic choices until the server has answered.
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map())
  const change = useChangeChosen()
  const choose = useChoose()
  const remove = useRemoveChosen()
  const { time_zone } = useUser()
  // Not updated: at the next meal it would close what the person has opened.
  const [hour] = useState(() => Number(wallTimeAt(now(), time_zone).slice(11, 13)))
  const groups = [...Map.groupBy(planned, ({ recipe }) => recipe.category)]
  const people = chosen.at(-1)?.people ?? limits.people
  const chosenOf = ({ recipe, day }: Planned) =>
    chosen.find((dish) => dish.recipe_id === recipe.id && dish.day === day && dish.meal === mealOf(recipe.category))
  const pick = (dish: Planned) => {
    const there = chosenOf(dish)
    const key = keyOf(dish)
    if (wanted.has(key)) return
    setWanted((all) => new Map(all).set(key, !there))
    const { recipe, day } = dish
    const change = there
      ? remove.mutateAsync(there)
      : choose.mutateAsync({ recipe_id: recipe.id, day, meal: mealOf(recipe.category), people })
    // The mutation reports its own failure.
    change.catch(() => {}).finally(() => setWanted((all) => new Map([...all].filter(([one]) => one !== key))))
  }

  return (
    <div className="space-y-3 print:hidden">
      {chosen.length === 0 ? (
        <p className="text-meta leading-4.5 text-soft">
          {words.nothingChosen}. {words.nothingChosenText}
        </p>
      ) : (
        <ul aria-label="Chosen dishes" className="divide-y divide-line">
          {chosen.map((dish) => (
            <li key={dish.id} className="flex items-center justify-between gap-x-2 py-1">
              <span className="flex min-w-0 items-center gap-2">
                <MarkPicture veg={dish.is_vegetarian} className="size-4!" />
                <span className="min-w-0">
                  <span className="block font-medium">{dish.title}</span>{' '}
                  <span className="block text-meta leading-4.5 text-soft">
                    {mealNames[dish.meal]}, {nearDateInWords(dish.day, today)}
                  </span>
                </span>
              </span>
              <span className="flex shrink-0 items-center">
                <Stepper
                  label={`Servings of ${dish.title}`}
                  value={dish.servings}
                  min={1}
                  max={12}
                  onChange={(servings) => change.mutate({ id: dish.id, servings })}
                />
                <IconButton label={`Remove ${dish.title}`} className="text-soft" onClick={() => remove.mutate(dish)}>
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        className="rounded-lg border border-line"
      >
        <summary className="flex min-h-12 items-center px-4 font-semibold">Pick from the plan</summary>
        <div className="divide-y divide-line border-t border-line px-4">
          {planned.length === 0 && <p className="py-2 text-soft">{words.nothingToPick}</p>}
          {groups.map(([category, dishes]) => (
            // Only the next meal is open, so that all of them are in sight. It stays as the person leaves it.
            <details key={category} open={category === nextOf(groups, hour) || undefined} className="group">
              <summary className="flex min-h-11 items-center justify-between gap-3 text-md font-medium">
                {category}
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 text-soft transition-transform group-open:rotate-180"
                />
              </summary>
              <ul aria-label={category} className="pb-1">
                {dishes.map((dish) => (
                  <li key={keyOf(dish)}>
                    <label className="flex min-h-11 cursor-pointer items-center gap-3">
                      <input
                        type="checkbox"
                        checked={wanted.get(keyOf(dish)) ?? chosenOf(dish) !== undefined}
                        onChange={() => pick(dish)}
                        className="size-5 shrink-0 accent-teal"
                      />
                      <MarkPicture veg={dish.recipe.is_vegetarian} className="size-4!" />
                      <span className="min-w-0 flex-1">{dish.recipe.title}</span>
                    </label>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </details>
    </div>
  )
}

/** Returns the category of the next meal, among those of the plans. */
const nextOf = (groups: readonly [Category, readonly Planned[]][], hour: number): Category | undefined =>
  nextToCook(
    groups.map(([category]) => ({ category, meal: mealOf(category), cooked_at: null })),
    hour,
  )?.category

const keyOf = ({ recipe, day }: Planned): string => `${day} ${recipe.id}`
