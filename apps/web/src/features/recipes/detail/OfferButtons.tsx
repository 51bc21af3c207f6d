import { prices } from '@planner/contract/constants/orders'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { inWholeRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'
import { offerPictures } from '../card/CardOffers.tsx'
import { offers, useAddOffer } from '../use-to-cart.ts'

/** Offers to have the dish delivered or cooked by a chef, for a grid of buttons. */
export function OfferButtons({ recipe }: { recipe: Recipe }) {
  const addOffer = useAddOffer(recipe)

  return (
    <>
      {offers.map((offer) => {
        const Art = offerPictures[offer.action]
        return (
          <Button
            key={offer.action}
            variant="secondary"
            size="sm"
            pending={addOffer.isPending && addOffer.variables === offer}
            disabled={addOffer.isPending}
            onClick={() => addOffer.mutate(offer)}
          >
            <Art aria-hidden="true" className="size-4.5 text-teal" />
            {offer.name}
            <span className="font-medium text-soft tabular-nums">
              {inWholeRupees(prices.recipeActions[offer.action])}
            </span>
          </Button>
        )
      })}
    </>
  )
}
