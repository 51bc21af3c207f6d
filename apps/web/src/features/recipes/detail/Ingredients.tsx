import type { Recipe } from '@planner/contract/kitchen/recipes'

import { Stepper } from '../card/Stepper.tsx'

/** What it takes, for as many as one cooks for. */
export function Ingredients({
  recipe,
  serves,
  onServes,
}: {
  recipe: Recipe
  serves: number | null
  onServes: (serves: number) => void
}) {
  return (
    <section aria-labelledby="recipe-ingredients">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h3 id="recipe-ingredients" className="text-xl font-semibold">
          Ingredients
        </h3>
        <Stepper label="Servings" value={serves ?? recipe.serves} min={1} max={12} onChange={onServes} />
      </div>
      <ul className="mt-2 divide-y divide-line" aria-live="polite">
        {recipe.ingredients.map((line) => (
          <li key={line} className="py-2">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
