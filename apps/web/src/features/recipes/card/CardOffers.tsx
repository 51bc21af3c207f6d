import { prices } from '@planner/contract/constants/orders'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { Bike, ChefHat, ShoppingCart } from 'lucide-react'

import { inWholeRupees } from '#platform/rupees.ts'
import { cx } from '#ui/cx.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { type Offer, offers, useAddIngredients, useAddOffer } from '../use-to-cart.ts'

export const offerPictures: Record<Offer['action'], typeof Bike> = {
  buy_ingredients: ShoppingCart,
  order_online: Bike,
  hire_chef: ChefHat,
}

/** At the foot of a card: all ingredients and, below them, the three offers with their prices, as quiet rows. */
export function CardOffers({ recipe, titleId }: { recipe: Recipe; titleId: string }) {
  const addOffer = useAddOffer(recipe)
  const addIngredients = useAddIngredients(recipe.id)

  return (
    // The gaps show the lines between the rows.
    <div className="relative grid grid-cols-[auto_auto_auto] gap-px border-t border-line bg-line">
      <button
        type="button"
        aria-describedby={titleId}
        aria-busy={addIngredients.isPending || undefined}
        aria-disabled={addIngredients.isPending || undefined}
        onClick={() => !addIngredients.isPending && addIngredients.mutate(undefined)}
        className={cx('col-span-full font-semibold text-accent-text', cell)}
      >
        {addIngredients.isPending ? (
          <Spinner className="size-4.5" />
        ) : (
          <ShoppingCart aria-hidden="true" className="size-4.5" />
        )}
        Add All Ingredients to Cart
      </button>
      {offers.map((offer) => {
        const pending = addOffer.isPending && addOffer.variables === offer
        return (
          <button
            key={offer.action}
            type="button"
            aria-describedby={titleId}
            aria-busy={pending || undefined}
            // Not `disabled`, so that it keeps focus.
            aria-disabled={addOffer.isPending || undefined}
            onClick={() => !addOffer.isPending && addOffer.mutate(offer)}
            className={cx('font-medium', cell)}
          >
            {pending && <Spinner className="size-3.5" />}
            {offer.short}
            <span className="font-normal text-soft tabular-nums">
              {inWholeRupees(prices.recipeActions[offer.action])}
            </span>
          </button>
        )
      })}
    </div>
  )
}

const cell =
  'flex min-h-10 -outline-offset-3 items-center justify-center gap-1 bg-surface text-meta whitespace-nowrap hover:bg-accent-soft mouse:transition-colors'
