import type { FoundRecipe, HiddenDishes, Recipe } from '@planner/contract/kitchen/recipes'
import { SearchX } from 'lucide-react'

import { Medallion } from '#ui/art/Medallion.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { RecipeGrid } from '../card/RecipeGrid.tsx'
import { RecipeRows } from '../card/RecipeRows.tsx'
import { useFourColumns } from '../card/use-four-columns.ts'
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

/** The first of four columns, and the other three. */
const besideFirst = { gridTemplateColumns: 'calc((100% - 3.75rem) / 4) minmax(0, 1fr)', columnGap: '1.25rem' }
const wholeRow = { gridColumn: '1 / -1' }

/** Our results, grouped by how they match; a model's recipe is added in the cell reserved for it. */
export function SearchResults({ recipes, hidden, missing, further, onView, onShare }: SearchResultsProps) {
  const hasRoom = useFourColumns()
  const Dishes = hasRoom ? RecipeGrid : RecipeRows
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

  // On a wide screen a dish found alone has the next group beside it, not an empty row.
  const isBeside =
    hasRoom &&
    found[0]?.key === 'exact' &&
    groups[0]?.recipes.length === 1 &&
    further.kind === 'none' &&
    groups.length > 1
  if (isBeside) groups[0] = { ...groups[0]!, heading: words.exact }

  return (
    <section aria-labelledby="search-results">
      <h2 id="search-results" className="mb-3 text-lg font-semibold sm:text-xl">
        {words.results(count)}
      </h2>
      <HiddenLine hidden={hidden} />
      {missing !== null && recipes.length > 0 && (
        <h3 className="mb-3 text-lg font-semibold wrap-anywhere">{words.missing(missing)}</h3>
      )}
      <div
        className={isBeside ? 'grid gap-y-7' : hasRoom ? 'space-y-7' : 'space-y-4'}
        style={isBeside ? besideFirst : undefined}
      >
        {groups.map(({ key, heading, recipes: its }, place) => (
          <div key={key} style={isBeside && place > 1 ? wholeRow : undefined}>
            {heading && <h3 className="mb-3 text-base font-semibold text-soft">{heading}</h3>}
            <Dishes
              recipes={its}
              {...(isBeside && place < 2 && { columns: [1, 3][place] })}
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
