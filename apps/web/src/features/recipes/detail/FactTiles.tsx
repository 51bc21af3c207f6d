import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { CookingPot, Flame, Hourglass, IndianRupee, Timer, Users } from 'lucide-react'
import type { ReactNode } from 'react'

import { inWholeRupees } from '#platform/rupees.ts'

/** The key facts of a recipe. The defaults are the specification's. */
export function FactTiles({ recipe }: { recipe: Recipe }) {
  const { quickFacts, cost, stand_time: stand } = recipe

  return (
    <dl // With five tiles, the last one fills the rest of its row.
      className="grid flex-1 grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-2 [&>:nth-child(5):last-child]:col-span-2 print:grid-cols-6"
    >
      <Tile icon={<Timer />} name="Prep Time">
        {minutesInWords(recipe.prep_time || '15 mins')}
      </Tile>
      <Tile icon={<CookingPot />} name="Cook Time">
        {minutesInWords(recipe.cook_time || '30 mins')}
      </Tile>
      <Tile icon={<Users />} name="Serves">
        {recipe.serves || '3-4'}
      </Tile>
      <Tile icon={<Flame />} name="Calories">
        {quickFacts.calories}
      </Tile>
      <Tile icon={<IndianRupee />} name="Per serving">
        {inWholeRupees(cost.per_serving)}
      </Tile>
      {stand && (
        <Tile icon={<Hourglass />} name="Waiting">
          {minutesInWords(stand)}
        </Tile>
      )}
    </dl>
  )
}

type TileProps = { icon: ReactNode; name: string; children: ReactNode }

const Tile = ({ icon, name, children }: TileProps) => (
  <div className="bg-surface px-2 py-1.5 md:px-3.5 md:py-3 print:px-2">
    <dt className="flex items-center gap-1.5 text-xs font-semibold whitespace-nowrap text-soft [&>svg]:size-4 [&>svg]:text-teal max-md:[&>svg]:hidden">
      {icon}
      {name}
    </dt>
    <dd className="text-sm font-semibold tabular-nums md:mt-0.5 md:text-lg">{children}</dd>
  </div>
)
