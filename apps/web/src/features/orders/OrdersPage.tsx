import { PackageCheck } from 'lucide-react'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { words } from '#words.ts'

export default function OrdersPage() {
  return (
    <>
      <PageHeading title="Orders" text={words.orders.text} />
      <Card>
        <EmptyState
          art={<Medallion of={PackageCheck} />}
          title={words.orders.emptyTitle}
          text={words.orders.emptyText}
        />
      </Card>
    </>
  )
}
