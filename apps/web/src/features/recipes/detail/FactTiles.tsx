import type { Recipe } from '@planner/contract/kitchen/recipes'
import { CookingPot, Flame, Hourglass, IndianRupee, Timer, Users } from 'lucide-react'
import type { ReactNode } from 'react'

import { rupees } from '../rupees.ts'
import { minutesInWords } from './minutes-in-words.ts'

/** The figures of a recipe; the defaults are the specification's. */
export function FactTiles({ recipe }: { recipe: Recipe }) {
  const { quickFacts, cost, stand_time: stand } = recipe

  return (
    <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line max-[18rem]:grid-cols-1 md:grid-cols-2 print:grid-cols-6">
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
      <Tile icon={<IndianRupee />} name="Cost per serving">
        {rupees(cost.per_serving)}
      </Tile>
      <Tile icon={<Hourglass />} name="Waiting">
        {stand ? minutesInWords(stand) : 'None'}
      </Tile>
    </dl>
  )
}

const Tile = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div className="bg-surface px-2.5 py-2 sm:px-3.5 sm:py-3 print:px-2">
    <dt className="flex items-center gap-1.5 text-xs font-semibold text-soft [&>svg]:size-4 [&>svg]:text-teal max-sm:[&>svg]:hidden">
      {icon}
      {name}
    </dt>
    <dd className="mt-0.5 text-md font-semibold tabular-nums sm:text-lg">{children}</dd>
  </div>
)
