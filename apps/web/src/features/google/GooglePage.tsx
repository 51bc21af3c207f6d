import { CalendarSync } from 'lucide-react'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { words } from '#words.ts'

export default function GooglePage() {
  return (
    <>
      <PageHeading title="Google" text={words.google.text} />
      <Card>
        <EmptyState
          art={<Medallion of={CalendarSync} />}
          title={words.google.emptyTitle}
          text={words.google.emptyText}
        />
      </Card>
    </>
  )
}
