import type { CartItem } from '@planner/contract/cart'

import { DishPicture } from '#features/recipes/card/DishPicture.tsx'
import { cx } from '#ui/cx.ts'

import { lineLooks } from './line-look.ts'

/** The thumbnail of a cart or order line: a dish's drawing, or the icon of its type. */
export function LineTile({ line, small = false }: { line: Pick<CartItem, 'type' | 'recipe_id'>; small?: boolean }) {
  const { picture: Icon, tile } = lineLooks[line.type]
  const className = cx(
    small ? 'size-12' : 'size-14',
    'grid shrink-0 place-items-center overflow-hidden rounded-lg',
    tile,
  )
  const icon = <Icon aria-hidden="true" className="size-6" strokeWidth={1.7} />
  const isDish = line.type === 'recipe' || line.type === 'recipe_item'

  if (!isDish || !line.recipe_id) return <span className={className}>{icon}</span>
  return (
    <DishPicture recipeId={line.recipe_id} className={className}>
      {icon}
    </DishPicture>
  )
}
