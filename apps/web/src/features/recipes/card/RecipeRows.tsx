import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { Ellipsis } from 'lucide-react'
import { lazy, memo, type ReactNode, useId } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { cx } from '#ui/cx.ts'
import { Facts } from '#ui/Facts.tsx'
import { LateMenuButton } from '#ui/menu/LateMenuButton.tsx'
import { CookButton } from '../chosen/CookButton.tsx'
import { loadDialogs } from '../lazy-dialogs.ts'
import { AgainstMark } from './AgainstMark.tsx'
import { cardFrame } from './card-frame.ts'
import { DietMark } from './DietMark.tsx'
import { Picture } from './Picture.tsx'
import { SaveButton } from './SaveButton.tsx'
import { WrittenMark } from './WrittenMark.tsx'

type RecipeRowProps = {
  recipe: Recipe
  onView: (recipe: Recipe) => void
  onShare: (recipe: Recipe) => void
}

const RowMenu = lazy(() => loadChunk(() => import('./RowMenu.tsx')))

/** Dishes below each other, where cards would be a long scroll or leave half of a line empty. */
export const RecipeRows = ({
  recipes,
  first,
  ...acts
}: Omit<RecipeRowProps, 'recipe'> & {
  recipes: readonly Recipe[]
  /** Rendered before the recipes. */
  first?: ReactNode
}) => (
  <ul className="divide-y divide-line">
    {first && <li className="grid pb-3">{first}</li>}
    {recipes.map((recipe) => (
      <li key={recipe.id}>
        <RecipeRow recipe={recipe} {...acts} />
      </li>
    ))}
  </ul>
)

/** A dish in a row. The whole row opens the recipe; what a card offers below its buttons is in the menu. */
const RecipeRow = memo(function RecipeRow({ recipe, onView, onShare }: RecipeRowProps) {
  const titleId = useId()
  const { quickFacts, difficulty, regionalOrigin, is_vegetarian: veg } = recipe

  return (
    <article
      aria-labelledby={titleId}
      onPointerEnter={loadDialogs}
      className="group relative grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 py-3 sm:flex sm:items-center sm:gap-x-4"
    >
      <Picture svg={recipe.placeholder} className="row-span-2 size-20 rounded-md bg-sunk" />
      <div className="min-w-0 flex-1">
        <h3 id={titleId} className={cx('underline-offset-4 group-hover:underline', cardFrame.title)}>
          {recipe.title}
        </h3>
        <Facts className={cardFrame.facts} of={[minutesInWords(quickFacts.time), quickFacts.calories]} />
        <p className={cx('flex gap-1.5', cardFrame.facts)}>
          <DietMark veg={veg} word={recipe.veg_type === 'Egg' ? 'Egg' : veg ? 'Veg' : 'Non-Veg'} />
          <span className="truncate">{[difficulty, regionalOrigin].join(' · ')}</span>
        </p>
        {recipe.written_by === 'model' && <WrittenMark className="mt-1" />}
        <AgainstMark against={recipe.against} className="mt-1" />
      </div>
      <div className="flex items-center gap-2 sm:w-56 max-sm:col-start-2 max-sm:row-start-2">
        <CookButton recipe={recipe} small titleId={titleId} />
        <button
          type="button"
          aria-describedby={titleId}
          onClick={() => onView(recipe)}
          // Extends the click area to the whole row.
          className={cx(cardFrame.view, cardFrame.act)}
        >
          View Recipe
        </button>
      </div>
      <SaveButton
        recipe={recipe}
        className="-my-1 -mr-3 bg-transparent! shadow-none! max-sm:col-start-3 max-sm:row-start-1"
      />
      <span className="-mr-3 max-sm:col-start-3 max-sm:row-start-2">
        <LateMenuButton
          label="More"
          aria-describedby={titleId}
          menu={(trigger) => <RowMenu trigger={trigger} recipe={recipe} onShare={() => onShare(recipe)} />}
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </LateMenuButton>
      </span>
    </article>
  )
})
