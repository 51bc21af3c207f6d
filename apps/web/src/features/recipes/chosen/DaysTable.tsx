import { meals } from '@planner/contract/kitchen/chosen-dishes'
import { CookingPot } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Link } from 'wouter'

import { paths } from '#paths.ts'
import { nearDateInWords } from '#platform/time/date-in-words.ts'
import { Badge } from '#ui/Badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/Card.tsx'
import { DishPicture } from '../card/DishPicture.tsx'
import { mealNames } from './meals.ts'
import { useChosen } from './use-chosen.ts'

type DaysTableProps = { day: string; today: string; onKnown: () => void }

/** Enough for a full day's meals and sides; the remaining ones are shown in the plan. */
const mostShown = 8

/**
 * The dishes of the day in view, by meal, for the dashboard; renders nothing if no dish is planned. Today's can be
 * marked as cooked with a tap.
 *
 * @param onKnown called once the dishes are loaded, or could not be: the content below may then show.
 */
export default function DaysTable({ day, today, onKnown }: DaysTableProps) {
  const { data = [], isPending, failureCount, fetchStatus } = useChosen()
  const titleId = useId()
  const isToday = day === today
  const isKnown = !isPending || failureCount > 0 || fetchStatus === 'paused'
  useEffect(() => {
    if (isKnown) onKnown()
  }, [isKnown, onKnown])
  const dishes = meals.flatMap((meal) => data.filter((dish) => dish.day === day && dish.meal === meal))
  if (dishes.length === 0) return null

  return (
    <Card as="section" aria-labelledby={titleId} className="p-4! md:px-6!">
      <h2 id={titleId} className="text-lg font-semibold">
        {isToday ? 'Today’s table' : `Table on ${nearDateInWords(day, today)}`}
      </h2>
      <ul>
        {dishes.slice(0, mostShown).map(({ id, recipe_id: recipeId, title, meal, cooked_at: cookedAt }) => (
          <li key={id} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 pt-2.5">
            <DishPicture
              recipeId={recipeId}
              className="grid size-12 place-items-center overflow-hidden rounded-md bg-accent-soft text-accent-text"
            >
              <CookingPot aria-hidden="true" className="size-6" strokeWidth={1.7} />
            </DishPicture>
            <div className="min-w-0">
              <h3 id={`${titleId}-${id}`} className="truncate font-sans text-base font-medium tracking-normal">
                {title}
              </h3>
              <p className="text-meta text-soft">{mealNames[meal]}</p>
            </div>
            {isToday && cookedAt !== null ? (
              <Badge tone="ok">Cooked</Badge>
            ) : (
              <Link
                href={`${paths.recipes}#r=${recipeId}`}
                aria-describedby={`${titleId}-${id}`}
                className={buttonClass({ variant: isToday ? 'secondary' : 'quiet', size: 'sm' })}
              >
                {isToday ? 'Cook' : 'Recipe'}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {dishes.length > mostShown && (
        <Link href={paths.recipes} className="inline-flex min-h-11 items-center text-sm font-semibold text-teal">
          {`and ${dishes.length - mostShown} more`}
        </Link>
      )}
    </Card>
  )
}
