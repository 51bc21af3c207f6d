import { ShoppingCart } from 'lucide-react'
import { Link } from 'wouter'

import { useCartCountAtHand } from '#features/cart/queries.ts'
import { paths } from '#paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { words } from './words.ts'

/** A link to the cart with its count; on a phone the cart's tab shows it instead. */
export function CartCounter() {
  const count = useCartCountAtHand()

  return (
    <Link
      href={paths.cart}
      className={buttonClass({
        variant: 'quiet',
        size: 'sm',
        className: 'max-md:hidden min-w-38 tabular-nums',
      })}
    >
      <ShoppingCart aria-hidden="true" className="size-4.5 text-accent-text" />
      {words.inCart(count)}
    </Link>
  )
}
