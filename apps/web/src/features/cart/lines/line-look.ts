import type { LineType, RecipeAction } from '@planner/contract/cart'
import { CookingPot, HandPlatter, type LucideIcon, Package, Wheat } from 'lucide-react'

type Look = { picture: LucideIcon; tile: string; name: string }

const recipe: Look = { picture: CookingPot, tile: 'bg-accent-soft text-accent-text', name: 'Recipe' }

/** The icon, tile colour and name of each line type. */
export const lineLooks: Record<LineType, Look> = {
  recipe,
  recipe_item: recipe,
  service: { picture: HandPlatter, tile: 'bg-teal-soft text-teal', name: 'Service' },
  product: { picture: Package, tile: 'bg-warn-soft text-warn', name: 'Product' },
  ingredient: { picture: Wheat, tile: 'bg-ok-soft text-ok', name: 'Ingredient' },
}

/** Labels for the purpose for which a dish was put into the cart. */
export const actionNames: Record<RecipeAction, string> = {
  buy_ingredients: 'Ingredients',
  order_online: 'Order online',
  hire_chef: 'Chef at home',
}
