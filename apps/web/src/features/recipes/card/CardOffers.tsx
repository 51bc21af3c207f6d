import { prices } from '@planner/contract/constants/orders'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { Bike, ChefHat, ShoppingBasket, ShoppingCart } from 'lucide-react'
import { inWholeRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
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
      <div className="relative z-10 mt-2 grid grid-cols-[auto_auto_auto] divide-x divide-line rounded-md border border-line">
        {offers.map((offer) => {
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
              className="flex min-h-10 items-center justify-center gap-1 px-1 text-meta font-medium whitespace-nowrap first:rounded-l-md last:rounded-r-md hover:bg-accent-soft mouse:transition-colors"
            >
              {pending && <Spinner className="size-3.5" />}
              {offer.short}
              <span className="text-soft tabular-nums">{inWholeRupees(prices.recipeActions[offer.action])}</span>
            </button>
          )
        })}
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-describedby={titleId}
        pending={addIngredients.isPending}
        onClick={() => addIngredients.mutate(undefined)}
        className="relative! z-10 mt-0.5 min-h-10! w-full text-meta! font-medium! text-accent-text!"
      >
        <ShoppingBasket aria-hidden="true" className="size-4 shrink-0" />
        Add All Ingredients to Cart
      </Button>
    </>
  )
}
