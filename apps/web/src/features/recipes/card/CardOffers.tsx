import { prices } from '@planner/contract/constants/orders'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { Bike, ChefHat, ShoppingCart } from 'lucide-react'

import { inWholeRupees } from '#platform/rupees.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { type Offer, offers, useAddIngredients, useAddOffer } from '../use-to-cart.ts'
import { words } from '../words.ts'

export const offerPictures: Record<Offer['action'], typeof Bike> = {
  buy_ingredients: ShoppingCart,
  order_online: Bike,
  hire_chef: ChefHat,
}

/** At the foot of a card in one quiet row: all ingredients, and the three offers with their prices. */
export function CardOffers({ recipe, titleId }: { recipe: Recipe; titleId: string }) {
  const addOffer = useAddOffer(recipe)
  const addIngredients = useAddIngredients(recipe.id)

  return (
    <div className="relative flex border-t border-line">
      <button
        type="button"
        title={words.addAll}
        aria-describedby={titleId}
        aria-busy={addIngredients.isPending || undefined}
        aria-disabled={addIngredients.isPending || undefined}
        onClick={() => !addIngredients.isPending && addIngredients.mutate(undefined)}
        className={`${cell} px-1`}
      >
        {addIngredients.isPending ? (
          <Spinner className="size-4.5" />
        ) : (
          <ShoppingCart aria-hidden="true" className="size-4.5 text-accent-text" />
        )}
        <span className="sr-only">{words.addAll}</span>
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
            className={cell}
          >
            {pending && <Spinner className="size-3.5" />}
            {offer.short}
            <span className="tabular-nums">{inWholeRupees(prices.recipeActions[offer.action])}</span>
          </button>
        )
      })}
    </div>
  )
}

const cell =
  'flex min-h-10 grow -outline-offset-3 items-center justify-center gap-1 text-meta whitespace-nowrap text-soft hover:bg-accent-soft mouse:transition-colors'
