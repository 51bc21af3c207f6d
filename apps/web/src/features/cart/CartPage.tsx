import { get } from '@planner/contract/cart'
import { failures } from '@planner/contract/failures'
import { ShoppingCart } from 'lucide-react'
import { Link } from 'wouter'

import { queryClient, recentMs } from '#api/client.ts'
import { useUser } from '#features/auth/session.tsx'
import { CityChip } from '#features/location/CityChip.tsx'
import { MyShopsButton } from '#features/shops/MyShopsButton.tsx'
import { paths } from '#paths.ts'
import { useOffline } from '#platform/offline/use-offline.ts'
import { useAsOf } from '#platform/time/use-as-of.ts'
import { Medallion } from '#ui/art/Medallion.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { OfflineNote } from '#ui/OfflineNote.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { ElsewhereNotice } from './ElsewhereNotice.tsx'
import { FilledCart } from './FilledCart.tsx'
import { OwnItems } from './lines/OwnItems.tsx'
import { cartOptions } from './queries.ts'
import { useCart } from './use-cart.ts'
import { useRemove } from './use-remove.ts'
import { words } from './words.ts'

/** Loads the data of the page's first render. */
export const prefetch = () => queryClient.prefetchQuery({ ...cartOptions, staleTime: recentMs })

export default function CartPage() {
  const cart = useCart()
  const { leaving, remove } = useRemove()
  const offline = useOffline(get.path)
  const asOf = useAsOf(get.path, cart.knownAt, useUser().time_zone)
  const lines = cart.lines.filter(({ key }) => !leaving.includes(key))

  return (
    <div className="min-h-[90dvh]">
      <PageHeading
        title="Cart"
        actions={
          <>
            <MyShopsButton />
            <CityChip quiet />
          </>
        }
      />
      {cart.cart?.is_shared && <p className="-mt-2 mb-4 text-soft">{words.shared}</p>}
      {(cart.cart?.own_items ?? 0) > 0 && <OwnItems count={cart.cart?.own_items ?? 0} />}
      {cart.elsewhere && <ElsewhereNotice onSeen={cart.seen} />}
      {cart.cart && (offline || cart.isFromDevice) && <OfflineNote asOf={asOf} className="mb-4" />}
      {cart.failed && (
        <Card>
          <ErrorState sentence={failures.cartFetch} onRetry={cart.retry} pending={cart.fetching} />
        </Card>
      )}
      {!cart.cart && !cart.failed && <CartSkeleton />}
      {cart.cart && lines.length === 0 && <EmptyCart />}
      {cart.cart && lines.length > 0 && <FilledCart there={cart.cart} cart={cart} lines={lines} onRemove={remove} />}
    </div>
  )
}

const EmptyCart = () => (
  <Card>
    <EmptyState
      art={<Medallion of={ShoppingCart} />}
      title={words.emptyTitle}
      text={words.emptyText}
      action={
        <Link href={paths.recipes} className={buttonClass()}>
          Browse Recipes
        </Link>
      }
    />
  </Card>
)
