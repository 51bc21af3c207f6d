import { prices } from '@planner/contract/constants/orders'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { Bike, ChefHat, ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'

import { inWholeRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { type Offer, offers, useAddIngredients, useAddOffer } from '../use-to-cart.ts'

export const offerPictures: Record<Offer['action'], typeof Bike> = {
  buy_ingredients: ShoppingCart,
  order_online: Bike,
  hire_chef: ChefHat,
}

/** The three offers with their prices, and a button for all ingredients. */
export function CardOffers({
  recipe,
  titleId,
  children,
}: {
  recipe: Recipe
  titleId: string
  /** Rendered before the button for all ingredients. */
  children: ReactNode
}) {
  const addOffer = useAddOffer(recipe)
  const addIngredients = useAddIngredients(recipe.id)

  return (
    <>
      <div className="relative z-10 mt-auto grid grid-cols-[auto_auto_auto] gap-1.5 pt-2.5 max-[22rem]:gap-1">
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
              className="flex min-h-10 items-center justify-center gap-1 rounded-md border border-line px-0.5 text-meta font-semibold whitespace-nowrap hover:border-accent hover:bg-accent-soft mouse:transition-colors"
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
      <div className="relative z-10 mt-1.5 flex gap-1.5">
        {children}
        <Button
          variant="quiet"
          size="sm"
          aria-describedby={titleId}
          pending={addIngredients.isPending}
          onClick={() => addIngredients.mutate(undefined)}
          className="min-h-10! flex-1 bg-accent-soft px-1! text-meta! text-accent-text! hover:bg-accent! hover:text-on-accent!"
        >
          Add All Ingredients to Cart
        </Button>
      </div>
    </>
  )
}
