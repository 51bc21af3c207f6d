import { ShoppingCart } from 'lucide-react'
import { Link } from 'wouter'

import { useCartCountAtHand } from '#features/cart/queries.ts'
import { paths } from '#paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { words } from '#words.ts'

export function CartCounter() {
  const count = useCartCountAtHand()

  return (
    <Link
      href={paths.cart}
      className={buttonClass({
        variant: 'secondary',
        size: 'sm',
        className: 'min-h-13 min-w-38 grow tabular-nums sm:grow-0',
      })}
    >
      <ShoppingCart aria-hidden="true" className="size-4.5 text-accent-text" />
      {words.recipes.inCart(count)}
    </Link>
  )
}
