import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { Ellipsis, Share2 } from 'lucide-react'
import { lazy, memo, useId } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { Badge } from '#ui/Badge.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { LateMenuButton } from '#ui/menu/LateMenuButton.tsx'
import { CookButton } from '../chosen/CookButton.tsx'
import { loadDialogs } from '../lazy-dialogs.ts'
import { AgainstMark } from './AgainstMark.tsx'
import { CardOffers } from './CardOffers.tsx'
import { cardFrame } from './card-frame.ts'
import { DietMark } from './DietMark.tsx'
import { Picture } from './Picture.tsx'
import { SaveButton } from './SaveButton.tsx'
import { WrittenMark } from './WrittenMark.tsx'

type RecipeCardProps = {
  recipe: Recipe
  onView: (recipe: Recipe) => void
  onShare: (recipe: Recipe) => void
  /** Set if the dish is part of a plan. */
  onSwap?: (recipe: Recipe) => void
  swapping?: boolean
  /** The day of the plan the dish belongs to. */
  day?: string | undefined
}

const CardMenu = lazy(() => loadChunk(() => import('./CardMenu.tsx')))

/** A dish in brief. The whole card opens the recipe; controls on it take precedence. */
export const RecipeCard = memo(function RecipeCard({
  recipe,
  onView,
  onShare,
  onSwap,
  swapping,
  day,
}: RecipeCardProps) {
  const titleId = useId()
  const { quickFacts, difficulty } = recipe

  return (
    <article aria-labelledby={titleId} onPointerEnter={loadDialogs} className={cardFrame.card}>
      <div className={cardFrame.picture}>
        <Picture
          svg={recipe.placeholder}
          className="size-full transition-transform duration-(--wide) group-hover:scale-[1.03]"
        />
      </div>
      <span className="absolute top-2 left-2 flex flex-wrap gap-1.5">
        <DietMark
          veg={recipe.is_vegetarian}
          word={recipe.is_vegetarian ? 'Veg' : 'Non-Veg'}
          className="rounded-full bg-surface/92 py-1 pr-2.5 pl-1.5 text-ink shadow-soft"
        />
        {recipe.veg_type === 'Egg' && <Badge className="bg-surface/92 py-1! text-ink shadow-soft">Egg</Badge>}
        {recipe.written_by === 'model' && <WrittenMark className="py-1! shadow-soft" />}
      </span>
      <div className={cardFrame.text}>
        <h3 id={titleId} className={cx('underline-offset-4 group-hover:underline', cardFrame.title)}>
          {recipe.title}
        </h3>
        <AgainstMark against={recipe.against} className="mt-1.5" />
      </div>
      <div className={cardFrame.foot}>
        <p className={cx('truncate', cardFrame.facts)}>
          {[minutesInWords(quickFacts.time), quickFacts.calories].join(' · ')}
        </p>
        <p className={cx('truncate', cardFrame.facts)}>{[difficulty, recipe.regionalOrigin].join(' · ')}</p>
        <div className="mt-2 flex gap-2">
          <CookButton recipe={recipe} day={day} small titleId={titleId} />
          <button
            type="button"
            aria-describedby={titleId}
            onClick={() => onView(recipe)}
            // Extends the click area to the whole card.
            className={cx(cardFrame.view, cardFrame.act)}
          >
            View Recipe
          </button>
        </div>
      </div>
      {/* Positioned and after it, and therefore above the area that opens the recipe. */}
      <CardOffers recipe={recipe} titleId={titleId} />
      <span className="absolute top-2 right-2 flex gap-1.5">
        {onSwap ? (
          <LateMenuButton
            label="More"
            aria-describedby={titleId}
            pending={swapping ?? false}
            className={cardFrame.onPicture}
            menu={(trigger) => (
              <CardMenu trigger={trigger} onSwap={() => onSwap(recipe)} onShare={() => onShare(recipe)} />
            )}
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </LateMenuButton>
        ) : (
          <IconButton
            label="Share"
            aria-describedby={titleId}
            onClick={() => onShare(recipe)}
            className={cardFrame.onPicture}
          >
            <Share2 aria-hidden="true" className="size-4.5" />
          </IconButton>
        )}
        <SaveButton recipe={recipe} className={cardFrame.onPicture} />
      </span>
    </article>
  )
})
