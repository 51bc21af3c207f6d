import type { Category } from '@planner/contract/kitchen/recipes'
import { CookingPot, Sparkles } from 'lucide-react'

import { Medallion } from '#ui/art/Medallion.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { words } from '../words.ts'
import { allRegions } from './regions.ts'

/** Shown for an empty category of the plan, whether filtered or not. */
export function NoRecipes({
  category,
  region,
  busy,
  onFresh,
  onRegion,
}: {
  category: Category
  region: string
  busy: boolean
  onFresh: () => void
  onRegion: (region: string) => void
}) {
  const filtered = region !== allRegions

  return (
    <Card>
      <EmptyState
        art={<Medallion of={CookingPot} />}
        title={words.noneHereTitle(category)}
        text={filtered ? words.noneInRegion(region) : words.noneInPlan}
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            {filtered && (
              <Button variant="secondary" onClick={() => onRegion(allRegions)}>
                Show all regions
              </Button>
            )}
            <Button onClick={onFresh} pending={busy}>
              <Sparkles aria-hidden="true" className="size-4.5" />
              Generate New Plan
            </Button>
          </div>
        }
      />
    </Card>
  )
}
