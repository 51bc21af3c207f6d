import { ShoppingCart } from 'lucide-react'
import { Link } from 'wouter'

import { useCartCountAtHand } from '#features/cart/queries.ts'
import { paths } from '#paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { words } from './words.ts'

export function CartCounter() {
  const count = useCartCountAtHand()

  return (
    <Link
      href={paths.cart}
      className={buttonClass({
        variant: 'secondary',
        size: 'sm',
        className: 'min-h-13 min-w-11 tabular-nums max-sm:gap-1.5! max-sm:px-2! sm:min-w-38',
      })}
    >
      <ShoppingCart aria-hidden="true" className="size-4.5 text-accent-text" />
      <span className="max-sm:sr-only">{words.inCart(count)}</span>
      <span aria-hidden="true" className="sm:hidden">
        {count}
      </span>
    </Link>
  )
}
