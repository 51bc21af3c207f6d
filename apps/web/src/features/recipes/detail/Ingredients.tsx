import type { Recipe } from '@planner/contract/kitchen/recipes'

import { Stepper } from '../card/Stepper.tsx'
import { splitAmount } from './split-amount.ts'

/** The ingredients for the chosen number of people. */
export function Ingredients({
  recipe,
  serves,
  onServes,
  className,
}: {
  recipe: Recipe
  serves: number | null
  onServes: (serves: number) => void
  className: string | undefined
}) {
  return (
    <section aria-labelledby="recipe-ingredients" className={className}>
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h3 id="recipe-ingredients" className="scroll-mt-14 text-xl font-semibold">
          Ingredients
        </h3>
        <Stepper label="Servings" value={serves ?? recipe.serves} min={1} max={12} onChange={onServes} />
      </div>
      <ul className="mt-2 divide-y divide-line" aria-live="polite">
        {recipe.ingredients.map((line) => {
          const { amount, name } = splitAmount(line)
          return (
            <li key={line} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-2 py-1.5 leading-5.5">
              <span className="font-semibold tabular-nums">{amount}</span> <span>{name}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
