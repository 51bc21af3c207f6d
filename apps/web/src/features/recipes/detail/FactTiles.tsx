import type { Recipe } from '@planner/contract/kitchen/recipes'
import { CookingPot, Flame, Hourglass, IndianRupee, Timer, Users } from 'lucide-react'
import type { ReactNode } from 'react'

import { cx } from '#ui/cx.ts'
import { rupees } from '../rupees.ts'
import { minutesInWords } from './minutes-in-words.ts'

/** The figures of a recipe: on a phone in a line or two, each behind its picture. The defaults are the specification's. */
export function FactTiles({ recipe }: { recipe: Recipe }) {
  const { quickFacts, cost, stand_time: stand } = recipe

  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 md:grid md:grid-cols-2 md:gap-px md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-line print:grid print:grid-cols-6">
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
      <Tile icon={<Hourglass />} name="Waiting" className={stand ? undefined : 'max-md:hidden'}>
        {stand ? minutesInWords(stand) : 'None'}
      </Tile>
    </dl>
  )
}

type TileProps = { icon: ReactNode; name: string; className?: string | undefined; children: ReactNode }

const Tile = ({ icon, name, className, children }: TileProps) => (
  <div
    title={name}
    className={cx('bg-surface max-md:flex max-md:items-center max-md:gap-1.5 md:px-3.5 md:py-3 print:px-2', className)}
  >
    <dt className="flex items-center gap-1.5 text-xs font-semibold text-soft [&>svg]:size-4 [&>svg]:text-teal">
      {icon}
      <span className="max-md:sr-only">{name}</span>
    </dt>
    <dd className="text-md font-semibold tabular-nums md:mt-0.5 md:text-lg">{children}</dd>
  </div>
)
