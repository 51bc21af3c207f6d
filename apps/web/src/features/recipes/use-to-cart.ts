import * as cart from '@planner/contract/cart'
import { prices } from '@planner/contract/constants/orders'
import { failures } from '@planner/contract/failures'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { useMutation } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { limitMet } from '#api/errors.ts'
import { cartUpdated } from '#features/cart/queries.ts'
import { toast } from '#ui/toast.ts'
import { words } from './words.ts'

/** The fixed-price offers for a recipe. */
export const offers = [
  { action: 'buy_ingredients', short: 'Buy', name: 'Buy Ingredients', what: 'Ingredients' },
  { action: 'order_online', short: 'Order', name: 'Order Online', what: 'Online order' },
  { action: 'hire_chef', short: 'Chef', name: 'Hire a Chef', what: 'A chef' },
] as const
export type Offer = (typeof offers)[number]

/** Adds an offer for a recipe to the cart. */
export function useAddOffer(recipe: Recipe) {
  return useMutation({
    mutationFn: ({ action, what }: Offer) =>
      call(cart.add, {
        type: 'recipe',
        item_id: recipe.id,
        name: recipe.title,
        quantity: 1,
        price: prices.recipeActions[action],
        description: what,
        recipe_id: recipe.id,
        action,
      }),
    onSuccess: (_, { what }) => {
      window.dispatchEvent(new Event(cartUpdated))
      toast.success(words.added(what, recipe.title))
    },
    onError: (error) => toast.error(failures.cartAdd, limitMet(error)),
  })
}

/** Adds all ingredients of a recipe to the cart, in the pack sizes sold in shops. */
export function useAddIngredients(recipeId: string) {
  return useMutation({
    mutationFn: (serves?: number) =>
      call(cart.addRecipeIngredients, { recipe_id: recipeId, ...(serves !== undefined && { serves }) }),
    onSuccess: ({ items_added }) => {
      window.dispatchEvent(new Event(cartUpdated))
      toast.success(words.ingredientsAdded(items_added))
    },
    onError: (error) => toast.error(failures.cartAddIngredients, limitMet(error)),
  })
}
