import type { Recipe } from '@planner/contract/kitchen/recipes'
import { CalendarPlus } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { useShown } from '#ui/use-shown.ts'
import { cardFrame } from '../card/card-frame.ts'
import { words } from '../words.ts'
import type { ToCook } from './CookDialog.tsx'
import { mealOf } from './meals.ts'
import { ShownCookDialog } from './ShownCookDialog.tsx'

/** A 'Cook this…' button that plans a dish for a meal of a day. */
export function CookButton({
  recipe,
  day,
  small = false,
  titleId,
}: {
  recipe: Recipe
  /** The day in view; defaults to today. */
  day?: string | undefined
  /** As one of a card's buttons. */
  small?: boolean
  titleId?: string
}) {
  const today = dayAt(useNow(), useUser().time_zone)
  const cooking = useShown<ToCook>()
  const show = () =>
    cooking.show({
      kind: 'new',
      recipeId: recipe.id,
      title: recipe.title,
      meal: mealOf(recipe.category),
      day: day ?? today,
    })
  // A calendar, because it plans; a pot or a chef's hat stands for cooking itself.
  const picture = <CalendarPlus aria-hidden="true" className="size-4.5" />

  return (
    <>
      {small ? (
        <button
          type="button"
          aria-label={words.cookThis}
          title={words.cookThis}
          aria-describedby={titleId}
          onClick={show}
          // Above the area that opens the recipe.
          className={cx('relative z-10 bg-accent-soft text-accent-text', cardFrame.act)}
        >
          {picture}
          Cook
        </button>
      ) : (
        <Button
          variant="secondary"
          aria-label={words.cookThis}
          title={words.cookThis}
          className="whitespace-nowrap max-sm:px-3! max-sm:text-sm"
          onClick={show}
        >
          {/* On a phone only the words, which leaves the button beside it one line. */}
          <span className="max-sm:hidden">{picture}</span>
          {words.cookThis}
        </Button>
      )}
      <ShownCookDialog cooking={cooking} today={today} />
    </>
  )
}
