import { prices } from '@planner/contract/constants/orders'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { Bike, ChefHat, ShoppingCart } from 'lucide-react'

import { inWholeRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { type Offer, offers, useAddIngredients, useAddOffer } from '../use-to-cart.ts'

export const offerPictures: Record<Offer['action'], typeof Bike> = {
  buy_ingredients: ShoppingCart,
  order_online: Bike,
  hire_chef: ChefHat,
}

/** A button for all ingredients and, below it, the three offers with their prices as one quiet row. */
export function CardOffers({ recipe, titleId }: { recipe: Recipe; titleId: string }) {
  const addOffer = useAddOffer(recipe)
  const addIngredients = useAddIngredients(recipe.id)

  return (
    <div className="relative z-10 mt-auto pt-2.5">
      <div className="px-3 pb-2.5">
        <Button
          variant="quiet"
          size="sm"
          aria-describedby={titleId}
          pending={addIngredients.isPending}
          onClick={() => addIngredients.mutate(undefined)}
          className="min-h-10! w-full bg-accent-soft px-1! text-accent-text! hover:bg-accent! hover:text-on-accent!"
        >
          Add All Ingredients to Cart
        </Button>
      </div>
      {/* The gaps show the lines between the offers. */}
      <div className="grid grid-cols-[auto_auto_auto] gap-px border-t border-line bg-line">
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
              className="flex min-h-10 -outline-offset-3 items-center justify-center gap-1 bg-surface text-meta font-medium whitespace-nowrap hover:bg-accent-soft mouse:transition-colors"
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
    </div>
  )
}
