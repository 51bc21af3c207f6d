import type { ChosenDish } from '@planner/contract/kitchen/chosen-dishes'
import { Check, CookingPot } from 'lucide-react'

import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { AgainstMark } from '../card/AgainstMark.tsx'
import { MarkPicture } from '../card/DietMark.tsx'
import { DishPicture } from '../card/DishPicture.tsx'
import { Stepper } from '../card/Stepper.tsx'
import { mealNames } from './meals.ts'
import { useChangeChosen, useRemoveChosen } from './use-chosen.ts'
import { useCooked } from './use-cooked.ts'

/** A dish planned for the day: servings, whether it is cooked, and afterwards the leftovers. */
export function ChosenRow({
  dish,
  onView,
  onChange,
}: {
  dish: ChosenDish
  onView: (recipeId: string) => void
  onChange: () => void
}) {
  const change = useChangeChosen()
  const { setCooked, isPending } = useCooked()
  const remove = useRemoveChosen()
  const isCooked = dish.cooked_at !== null

  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2">
      <span className="relative row-span-2">
        <DishPicture
          recipeId={dish.recipe_id}
          className="grid size-12 place-items-center overflow-hidden rounded-md bg-accent-soft text-accent-text"
        >
          <CookingPot aria-hidden="true" className="size-6" strokeWidth={1.7} />
        </DishPicture>
        <MarkPicture veg={dish.is_vegetarian} className="absolute -top-1 -left-1 size-4!" />
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        <button
          type="button"
          onClick={() => onView(dish.recipe_id)}
          className="min-h-11 max-w-full truncate text-left font-semibold underline-offset-4 hover:underline"
        >
          {dish.title}
        </button>
        <AgainstMark against={dish.not_for} />
        {dish.leftover && <Badge>Leftovers</Badge>}
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={isCooked ? `Not cooked yet: ${dish.title}` : `Mark as cooked: ${dish.title}`}
        aria-pressed={isCooked}
        pending={isPending}
        className={cx('gap-1.5! px-3! text-meta!', isCooked && 'border-ok! bg-ok-soft! text-ok!')}
        onClick={() => setCooked(dish, !isCooked)}
      >
        {isCooked && <Check aria-hidden="true" className="size-4" />}
        Cooked
      </Button>
      <div
        className={cx(
          'col-span-2 flex min-w-0 flex-wrap items-center text-meta text-soft',
          // The stepper of leftovers is as high as a button and must not reach into the one above.
          (!isCooked || dish.leftover) && '-mt-3',
        )}
      >
        {mealNames[dish.meal]}
        {isCooked ? (
          !dish.leftover && (
            <span className="ml-2 flex flex-wrap items-center gap-2 [&>fieldset]:shrink-0">
              Servings left
              <Stepper
                label={`Servings left of ${dish.title}`}
                value={dish.left_servings}
                min={0}
                max={12}
                onChange={(left_servings) => change.mutate({ id: dish.id, left_servings })}
              />
            </span>
          )
        ) : (
          <Button
            variant="quiet"
            size="sm"
            className={`${inLine} px-2!`}
            aria-label={`${dish.servings} servings of ${dish.title}, change`}
            disabled={dish.leftover}
            onClick={onChange}
          >
            {dish.servings} {dish.servings === 1 ? 'serving' : 'servings'}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          className={`${inLine} px-2!`}
          aria-label={`Remove ${dish.title}`}
          pending={remove.isPending}
          onClick={() => remove.mutate(dish)}
        >
          Remove
        </Button>
      </div>
    </li>
  )
}

/** A button in the small line below a title. */
const inLine = '-my-1 text-meta! whitespace-nowrap text-soft'
