import { CircleUserRound } from 'lucide-react'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { words } from '#words.ts'

export default function ProfilePage() {
  return (
    <>
      <PageHeading title="Profile" text={words.profile.text} />
      <Card>
        <EmptyState
          art={<Medallion of={CircleUserRound} />}
          title={words.profile.emptyTitle}
          text={words.profile.emptyText}
        />
      </Card>
    </>
  )
}
