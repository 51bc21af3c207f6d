import type { FoundRecipe, HiddenDishes, Recipe } from '@planner/contract/kitchen/recipes'
import { SearchX } from 'lucide-react'

import { Medallion } from '#ui/art/Medallion.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { RecipeGrid } from '../card/RecipeGrid.tsx'
import { words } from '../words.ts'
import { FurtherCell } from './FurtherCell.tsx'
import type { FurtherResult } from './fetch-further.ts'
import { groupResults, type ResultGroup } from './group-results.ts'
import { HiddenLine } from './HiddenLine.tsx'

type SearchResultsProps = {
  recipes: FoundRecipe[]
  hidden: HiddenDishes
  missing: string | null
  further: FurtherResult
  onView: (recipe: Recipe) => void
  onShare: (recipe: Recipe) => void
}

/** Our results, grouped by how they match; a model's recipe is added in the cell reserved for it. */
export function SearchResults({ recipes, hidden, missing, further, onView, onShare }: SearchResultsProps) {
  const written = further.kind === 'written' ? further.recipe : null
  const isLooking = further.kind === 'looking'
  const count = recipes.length + (written ? 1 : 0)

  if (count === 0 && !isLooking)
    return (
      <>
        <HiddenLine hidden={hidden} />
        <Card>
          <EmptyState art={<Medallion of={SearchX} />} title={words.noResults} text={words.noResultsText} />
        </Card>
      </>
    )

  const found = groupResults(recipes)
  const [first = { key: 'written', heading: null, recipes: [] }, ...others] = found
  const groups: ResultGroup[] = [
    { ...first, recipes: written ? [written, ...first.recipes] : first.recipes },
    ...others,
  ]

  return (
    <section aria-labelledby="search-results">
      <h2 id="search-results" className="mb-3 text-lg font-semibold sm:text-xl">
        {words.results(count)}
      </h2>
      <HiddenLine hidden={hidden} />
      {missing !== null && recipes.length > 0 && (
        <h3 className="mb-3 text-lg font-semibold wrap-anywhere">{words.missing(missing)}</h3>
      )}
      <div className="space-y-7">
        {groups.map(({ key, heading, recipes: its }, place) => (
          <div key={key}>
            {heading && <h3 className="mb-3 text-base font-semibold text-soft">{heading}</h3>}
            <RecipeGrid
              recipes={its}
              onView={onView}
              onShare={onShare}
              {...(place === 0 &&
                (isLooking || further.kind === 'nothing') && { first: <FurtherCell looking={isLooking} /> })}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
