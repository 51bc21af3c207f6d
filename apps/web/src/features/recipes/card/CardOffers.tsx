import { prices } from '@planner/contract/constants'
import type { Recipe } from '@planner/contract/recipes'
import { Bike, ChefHat, ShoppingBasket, ShoppingCart } from 'lucide-react'

import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Spinner } from '#ui/Spinner.tsx'

import { rupees } from '../rupees.ts'
import { type Offer, offers, useAddIngredients, useAddOffer } from '../use-to-cart.ts'

export const offerPictures: Record<Offer['action'], typeof Bike> = {
  buy_ingredients: ShoppingCart,
  order_online: Bike,
  hire_chef: ChefHat,
}

/** The three offers with their prices, and all the ingredients at once. */
export function CardOffers({ recipe, titleId }: { recipe: Recipe; titleId: string }) {
  const addOffer = useAddOffer(recipe)
  const addIngredients = useAddIngredients(recipe.id)

  return (
    <>
      <div className="grid grid-cols-3 divide-x divide-line rounded-md border border-line bg-sunk/50">
        {offers.map((offer) => {
          const Art = offerPictures[offer.action]
          const pending = addOffer.isPending && addOffer.variables === offer
          return (
            <button
              key={offer.action}
              type="button"
              aria-describedby={titleId}
              aria-busy={pending || undefined}
              // Not disabled: it keeps the focus.
              aria-disabled={addOffer.isPending || undefined}
              onClick={() => !addOffer.isPending && addOffer.mutate(offer)}
              className="group/offer flex min-h-15 flex-col items-center justify-center gap-0.5 py-1.5 text-sm font-semibold mouse:transition-colors first:rounded-l-md last:rounded-r-md hover:bg-accent-soft"
            >
              <span className="inline-flex items-center gap-1.5">
                {pending ? (
                  <Spinner className="size-4" />
                ) : (
                  <Art aria-hidden="true" className={cx('size-4 text-teal')} />
                )}
                {offer.short}
              </span>
              <span className="text-xs font-medium text-soft tabular-nums">
                {rupees(prices.recipeActions[offer.action])}
              </span>
            </button>
          )
        })}
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-describedby={titleId}
        pending={addIngredients.isPending}
        onClick={() => addIngredients.mutate(undefined)}
        className="w-full"
      >
        <ShoppingBasket aria-hidden="true" className="size-4.5 shrink-0" />
        Add All Ingredients to Cart
      </Button>
    </>
  )
}
