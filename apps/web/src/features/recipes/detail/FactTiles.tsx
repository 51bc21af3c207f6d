import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import type { ReactNode } from 'react'

import { inWholeRupees } from '#platform/rupees.ts'

/** The key facts of a recipe. The defaults are the specification's. */
export function FactTiles({ recipe }: { recipe: Recipe }) {
  const { quickFacts, cost, stand_time: stand } = recipe

  return (
    <dl // With five tiles, the last one fills the rest of its row.
      className="grid grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line md:flex-1 md:grid-cols-2 [&>:nth-child(5):last-child]:col-span-2 print:grid-cols-6"
    >
      <Tile name="Prep Time">{minutesInWords(recipe.prep_time || '15 mins')}</Tile>
      <Tile name="Cook Time">{minutesInWords(recipe.cook_time || '30 mins')}</Tile>
      {stand && <Tile name="Waiting">{minutesInWords(stand)}</Tile>}
      <Tile name="Serves">{recipe.serves || '3-4'}</Tile>
      <Tile name="Calories">{quickFacts.calories}</Tile>
      <Tile name="Per serving">{inWholeRupees(cost.per_serving)}</Tile>
    </dl>
  )
}

type TileProps = { name: string; children: ReactNode }

const Tile = ({ name, children }: TileProps) => (
  <div className="bg-surface px-2 py-1.5 md:px-3 md:py-2 print:px-2">
    <dt className="text-xs font-medium whitespace-nowrap text-soft">{name}</dt>
    <dd className="text-md font-semibold tabular-nums">{children}</dd>
  </div>
)
