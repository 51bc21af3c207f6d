import type { Recipe } from '@planner/contract/kitchen/recipes'
import { Square, SquareCheck } from 'lucide-react'
import { useState } from 'react'

import { cx } from '#ui/cx.ts'
import { Stepper } from '../card/Stepper.tsx'
import { splitAmount } from './split-amount.ts'
import { useStays } from './use-stays.ts'

/** The ingredients ticked off in this session, by recipe. */
const tickedOf = new Map<string, ReadonlySet<string>>()

/** The ingredients for the chosen number of people, to be ticked off while they are laid out. */
export function Ingredients({
  recipe,
  serves,
  onServes,
  className,
  stays,
}: {
  recipe: Recipe
  serves: number | null
  onServes: (serves: number) => void
  className: string | undefined
  /** Whether they stay in sight while the method beside them scrolls. */
  stays: boolean
}) {
  const section = useStays(stays)
  const [ticked, setTicked] = useState(tickedOf.get(recipe.id) ?? new Set<string>())
  const tick = (name: string) => {
    const next = new Set(ticked)
    if (!next.delete(name)) next.add(name)
    tickedOf.set(recipe.id, next)
    setTicked(next)
  }

  return (
    // A sticky element may leave its cell of the grid, but no element within that cell.
    <div className={className}>
      <section ref={section} aria-labelledby="recipe-ingredients" className={stays ? 'md:sticky' : undefined}>
        <div className="flex min-h-11 items-center justify-between gap-2">
          <h3 id="recipe-ingredients" className="scroll-mt-14 text-xl font-semibold">
            Ingredients
          </h3>
          <Stepper label="Servings" value={serves ?? recipe.serves} min={1} max={12} onChange={onServes} />
        </div>
        <ul className="mt-2 divide-y divide-line" aria-live="polite">
          {recipe.ingredients.map((line) => {
            const { amount, name } = splitAmount(line)
            // By its name, so that it stays ticked for another number of people.
            const isTicked = ticked.has(name)
            const Mark = isTicked ? SquareCheck : Square
            return (
              <li key={line}>
                <label className={cx('relative flex gap-2 py-1.5 leading-5.5', isTicked && 'text-soft line-through')}>
                  {/* As large as the line: on a phone a box half below the footer would be too small a target. */}
                  <input
                    type="checkbox"
                    checked={isTicked}
                    onChange={() => tick(name)}
                    className="absolute inset-0 cursor-pointer appearance-none"
                  />
                  <Mark
                    aria-hidden="true"
                    className={cx('mt-0.5 size-4.5 shrink-0', isTicked ? 'text-teal' : 'text-edge')}
                  />
                  <span className="w-20 shrink-0 font-semibold tabular-nums">{amount}</span> <span>{name}</span>
                </label>
              </li>
            )
          })}
        </ul>
      </section>
    </div>
  )
}
