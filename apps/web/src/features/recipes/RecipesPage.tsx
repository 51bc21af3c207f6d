import { CookingPot } from 'lucide-react'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { words } from '#words.ts'

export default function RecipesPage() {
  return (
    <>
      <PageHeading title="Culinary India Hub" text={words.recipes.text} />
      <Card>
        <EmptyState
          art={<Medallion of={CookingPot} />}
          title={words.recipes.emptyTitle}
          text={words.recipes.emptyText}
        />
      </Card>
    </>
  )
}
