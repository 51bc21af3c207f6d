import type { Recipe } from '@planner/contract/kitchen/recipes'

import { cx } from '#ui/cx.ts'
import { NutritionRing } from './NutritionRing.tsx'

/** The nutrients of a serving: a ring chart, a table, and the source of the figures. */
export function Nutrition({ recipe }: { recipe: Recipe }) {
  const { nutrition_facts: facts, nutrition: benefits } = recipe
  const rows: [name: string, grams: number, colour: string | null][] = [
    ['Protein', facts.protein_g, 'bg-teal'],
    ['Carbohydrate', facts.carbohydrate_g, 'bg-amber'],
    ['Fat', facts.fat_g, 'bg-rose'],
    ['Fibre', facts.fibre_g, null],
  ]

  return (
    <section aria-labelledby="recipe-nutrition">
      <h3 id="recipe-nutrition" className="text-xl font-semibold">
        Nutrition Benefits
      </h3>
      <div className="mt-3 flex flex-col items-center gap-6 rounded-xl border border-line p-4 sm:flex-row md:gap-10 md:px-7">
        <NutritionRing facts={facts} />
        <table className="w-full flex-1 text-sm">
          <caption className="pb-1 text-left text-soft">A serving of {Math.round(facts.serving_g)} g</caption>
          <tbody className="divide-y divide-line">
            {rows.map(([name, grams, colour]) => (
              <tr key={name}>
                <th scope="row" className="py-1.5 text-left font-medium">
                  {/* Fibre contributes next to no energy, so it is not part of the ring. */}
                  <span aria-hidden="true" className={cx('mr-2.5 inline-block size-2.5 rounded-full', colour)} />
                  {name}
                </th>
                <td className="text-right font-semibold tabular-nums">{grams.toFixed(1)} g</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {benefits.length > 0 && (
        <ul className="mt-3 list-disc space-y-1 pl-5 marker:text-teal">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-xs text-soft">{facts.source}</p>
      <p className="mt-1 text-xs text-soft">Cost: {recipe.cost.label}</p>
    </section>
  )
}
