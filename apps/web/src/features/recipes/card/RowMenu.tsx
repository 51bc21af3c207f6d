import { prices } from '@planner/contract/constants/orders'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { Share2, ShoppingCart } from 'lucide-react'
import type { ReactElement } from 'react'

import { inWholeRupees } from '#platform/rupees.ts'
import { Menu, MenuItem } from '#ui/menu/Menu.tsx'
import { offers, useAddIngredients, useAddOffer } from '../use-to-cart.ts'
import { words } from '../words.ts'
import { offerPictures } from './CardOffers.tsx'

export type RowMenuProps = { trigger: ReactElement; recipe: Recipe; onShare: () => void }

/** What a card shows below its buttons: all ingredients, the three offers with their prices, and sharing. */
export default function RowMenu({ trigger, recipe, onShare }: RowMenuProps) {
  const addOffer = useAddOffer(recipe)
  const addIngredients = useAddIngredients(recipe.id)

  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem icon={<ShoppingCart />} onSelect={() => addIngredients.mutate(undefined)}>
        {words.addAll}
      </MenuItem>
      {offers.map((offer) => {
        const Art = offerPictures[offer.action]
        return (
          <MenuItem key={offer.action} icon={<Art />} onSelect={() => addOffer.mutate(offer)}>
            {offer.short}{' '}
            <span className="ml-auto text-soft tabular-nums">{inWholeRupees(prices.recipeActions[offer.action])}</span>
          </MenuItem>
        )
      })}
      <MenuItem icon={<Share2 />} onSelect={onShare}>
        Share
      </MenuItem>
    </Menu>
  )
}
