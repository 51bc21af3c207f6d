import { ShoppingCart } from 'lucide-react'
import { Link } from 'wouter'

import { paths } from '#paths.ts'
import { Medallion } from '#ui/art/Medallion.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { words } from '#words.ts'

export default function CartPage() {
  return (
    <>
      <PageHeading title="Cart" text={words.cart.text} />
      <Card>
        <EmptyState
          art={<Medallion of={ShoppingCart} />}
          title={words.cart.emptyTitle}
          text={words.cart.emptyText}
          action={
            <Link href={paths.recipes} className={buttonClass()}>
              Browse Recipes
            </Link>
          }
        />
      </Card>
    </>
  )
}
