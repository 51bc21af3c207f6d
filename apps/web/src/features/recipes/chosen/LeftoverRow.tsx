import type { ChosenDish } from '@planner/contract/kitchen/chosen-dishes'

import { nearDateInSentence } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '../words.ts'
import { mealNames } from './meals.ts'
import { useChangeChosen } from './use-chosen.ts'

/** Leftovers of a meal: to be planned for another one, or marked as eaten. */
export function LeftoverRow({ dish, today, onPlan }: { dish: ChosenDish; today: string; onPlan: () => void }) {
  const change = useChangeChosen()

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1 text-sm">
      <p className="text-soft">
        <span className="font-semibold text-ink">{dish.title}</span>: {words.leftOver(dish.left_servings)} from{' '}
        {mealNames[dish.meal].toLowerCase()}, {nearDateInSentence(dish.day, today)}
      </p>
      <div className="flex gap-1">
        <Button variant="quiet" size="sm" aria-label={`Plan it: the rest of ${dish.title}`} onClick={onPlan}>
          Plan it
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`All eaten: ${dish.title}`}
          pending={change.isPending}
          onClick={() => change.mutate({ id: dish.id, left_servings: 0 })}
        >
          All eaten
        </Button>
      </div>
    </li>
  )
}
