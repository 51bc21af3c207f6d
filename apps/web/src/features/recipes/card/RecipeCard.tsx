import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { RefreshCw, Share2 } from 'lucide-react'
import { memo, useId } from 'react'

import { Badge } from '#ui/Badge.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { CookButton } from '../chosen/CookButton.tsx'
import { loadDialogs } from '../lazy-dialogs.ts'
import { AgainstMark } from './AgainstMark.tsx'
import { CardOffers } from './CardOffers.tsx'
import { cardFrame } from './card-frame.ts'
import { DietMark } from './DietMark.tsx'
import { difficultyTone } from './difficulty-tone.ts'
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

const onPicture = 'size-9! rounded-full! bg-surface/92 shadow-soft after:absolute after:-inset-1'

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
      <div className="relative">
        <div className={cardFrame.picture}>
          <Picture
            svg={recipe.placeholder}
            className="size-full transition-transform duration-(--wide) group-hover:scale-[1.03]"
          />
        </div>
        <Badge tone={difficultyTone(difficulty)} className="absolute bottom-2 left-2 py-1! shadow-soft">
          {difficulty}
        </Badge>
        <span className="absolute right-2 bottom-2 z-10 flex gap-2">
          {onSwap && (
            <IconButton
              label="Swap this dish"
              aria-describedby={titleId}
              pending={swapping ?? false}
              onClick={() => onSwap(recipe)}
              className={onPicture}
            >
              <RefreshCw aria-hidden="true" className="size-4" />
            </IconButton>
          )}
          <IconButton label="Share" aria-describedby={titleId} onClick={() => onShare(recipe)} className={onPicture}>
            <Share2 aria-hidden="true" className="size-4" />
          </IconButton>
        </span>
      </div>
      <div className="pointer-events-none absolute inset-x-2 top-2 z-10 flex items-start justify-between">
        <span className="flex flex-wrap gap-1.5">
          <DietMark
            veg={recipe.is_vegetarian}
            word={recipe.is_vegetarian ? 'Veg' : 'Non-Veg'}
            className="rounded-full bg-surface/92 py-1 pr-2.5 pl-1.5 text-ink shadow-soft"
          />
          {recipe.veg_type === 'Egg' && <Badge className="bg-surface/92 py-1! text-ink shadow-soft">Egg</Badge>}
          {recipe.written_by === 'model' && <WrittenMark className="py-1! shadow-soft" />}
        </span>
        <SaveButton recipe={recipe} className={cx('pointer-events-auto', onPicture)} />
      </div>
      <div className={cardFrame.text}>
        <h3 id={titleId} className={cardFrame.title}>
          {recipe.title}
        </h3>
        <p className={cx('mt-1', cardFrame.facts)}>
          <span className="flex items-center gap-x-1.5 overflow-hidden whitespace-nowrap">
            <span>{minutesInWords(quickFacts.time)}</span>
            <span aria-hidden="true">·</span>
            <span>{quickFacts.calories}</span>
          </span>
        </p>
        <div className="flex items-baseline justify-between gap-3 text-meta leading-4.5">
          <p className="min-w-0 truncate text-soft">{recipe.regionalOrigin}</p>
          <button
            type="button"
            aria-describedby={titleId}
            onClick={() => onView(recipe)}
            // Extends the click area to the whole card.
            className="shrink-0 rounded-xs font-semibold text-teal group-hover:underline after:absolute after:inset-0 after:rounded-lg"
          >
            View Recipe
          </button>
        </div>
        <AgainstMark against={recipe.against} className="mt-1.5" />
        <CardOffers recipe={recipe} titleId={titleId}>
          <CookButton recipe={recipe} day={day} small titleId={titleId} />
        </CardOffers>
      </div>
    </article>
  )
})
