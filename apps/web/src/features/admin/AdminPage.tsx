import { ShieldCheck } from 'lucide-react'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { words } from '#words.ts'

export default function AdminPage() {
  return (
    <>
      <PageHeading title="Admin Dashboard" text={words.admin.text} />
      <Card>
        <EmptyState art={<Medallion of={ShieldCheck} />} title={words.admin.emptyTitle} text={words.admin.emptyText} />
      </Card>
    </>
  )
}
