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

const besideTitle = 'size-9! text-soft after:absolute after:-inset-1'

/** With a mouse, shown while the pointer or the focus is on the card. */
const onPointer = 'group-focus-within:opacity-100 group-hover:opacity-100 mouse:opacity-0 mouse:transition-opacity'

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
        <SaveButton recipe={recipe} className={cx('pointer-events-auto', cardFrame.onPicture)} />
      </div>
      <div className={cardFrame.text}>
        <div className="flex items-start justify-between gap-2">
          <h3 id={titleId} className={cardFrame.title}>
            {recipe.title}
          </h3>
          <span className={cx('relative z-10 -my-2 -mr-2 flex', onPointer)}>
            {onSwap && (
              <IconButton
                label="Swap this dish"
                aria-describedby={titleId}
                pending={swapping ?? false}
                onClick={() => onSwap(recipe)}
                className={besideTitle}
              >
                <RefreshCw aria-hidden="true" className="size-4" />
              </IconButton>
            )}
            <IconButton
              label="Share"
              aria-describedby={titleId}
              onClick={() => onShare(recipe)}
              className={besideTitle}
            >
              <Share2 aria-hidden="true" className="size-4" />
            </IconButton>
          </span>
        </div>
        <p className={cx('mt-1 truncate', cardFrame.facts)}>
          {[difficulty, minutesInWords(quickFacts.time), quickFacts.calories].join(' · ')}
        </p>
        <div className="flex items-baseline gap-3 text-meta leading-4.5">
          <p className="min-w-0 flex-1 truncate text-soft">{recipe.regionalOrigin}</p>
          <span className={cx('relative z-10', onPointer)}>
            <CookButton recipe={recipe} day={day} small titleId={titleId} />
          </span>
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
      </div>
      <CardOffers recipe={recipe} titleId={titleId} />
    </article>
  )
})
