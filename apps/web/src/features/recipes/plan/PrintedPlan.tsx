import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import { categories, type MealPlan } from '@planner/contract/kitchen/recipes'

import { longDateInWords } from '#platform/time/date-in-words.ts'

import { MarkPicture } from '../card/DietMark.tsx'

/** The day's dishes in a print-only layout, to hang on the kitchen wall. */
export function PrintedPlan({ plan }: { plan: MealPlan }) {
  return (
    <section data-printed-plan className="hidden print:block">
      <h2 className="text-2xl font-semibold">{longDateInWords(plan.date)}</h2>
      <p className="mt-1 text-soft">
        {plan.theme}, {plan.location}
      </p>
      {categories.map((category) => (
        <section key={category} className="mt-4 break-inside-avoid">
          <h3 className="border-b border-line pb-1 text-lg font-semibold">{category}</h3>
          <ul>
            {(plan.sections[category] ?? []).map((recipe) => (
              <li key={recipe.id} className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-baseline gap-x-2.5 py-1">
                <MarkPicture veg={recipe.is_vegetarian} className="size-4! self-center" />
                <span className="font-medium">
                  {recipe.title} <span className="text-sm font-normal text-soft">{recipe.regionalOrigin}</span>
                </span>
                <span className="text-sm tabular-nums">
                  {minutesInWords(recipe.quickFacts.time)} · {recipe.quickFacts.calories}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
