import { Settings } from 'lucide-react'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { words } from '#words.ts'

export default function SettingsPage() {
  return (
    <>
      <PageHeading title="Settings" text={words.settings.text} />
      <Card>
        <EmptyState
          art={<Medallion of={Settings} />}
          title={words.settings.emptyTitle}
          text={words.settings.emptyText}
        />
      </Card>
    </>
  )
}
