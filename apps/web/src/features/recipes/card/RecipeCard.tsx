import type { Recipe } from '@planner/contract/recipes'
import { Clock3, Eye, Flame, MapPin, RefreshCw, Share2 } from 'lucide-react'
import { memo, useId } from 'react'

import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { CookButton } from '../chosen/CookButton.tsx'
import { loadDialogs } from '../lazy-dialogs.ts'
import { AgainstMark } from './AgainstMark.tsx'
import { CardOffers } from './CardOffers.tsx'
import { DietMark } from './DietMark.tsx'
import { difficultyTone } from './difficulty-tone.ts'
import { Picture } from './Picture.tsx'
import { SaveButton } from './SaveButton.tsx'
import { WrittenMark } from './WrittenMark.tsx'

type RecipeCardProps = {
  recipe: Recipe
  onView: (recipe: Recipe) => void
  onShare: (recipe: Recipe) => void
  /** Where the dish is part of a plan. */
  onSwap?: (recipe: Recipe) => void
  swapping?: boolean
  /** The day of the plan that it is part of. */
  day?: string | undefined
}

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
    <article
      aria-labelledby={titleId}
      onPointerEnter={loadDialogs}
      className="group relative flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-soft"
    >
      <div className="aspect-[4/3] overflow-hidden bg-sunk">
        <Picture
          svg={recipe.placeholder}
          className="size-full transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </div>
      <div className="pointer-events-none absolute inset-x-2.5 top-2.5 flex items-start justify-between">
        <span className="flex flex-wrap gap-1.5">
          <DietMark
            veg={recipe.is_vegetarian}
            word={recipe.is_vegetarian ? 'Veg' : 'Non-Veg'}
            className="rounded-full bg-surface/92 py-1 pr-2.5 pl-1.5 text-ink shadow-soft"
          />
          {recipe.veg_type === 'Egg' && <Badge className="bg-surface/92 py-1! text-ink shadow-soft">Egg</Badge>}
          {recipe.written_by === 'model' && <WrittenMark className="py-1! shadow-soft" />}
        </span>
        <SaveButton recipe={recipe} className="pointer-events-auto -mt-1 -mr-1 rounded-full!" />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex-1">
          <h3 id={titleId} className="text-lg font-semibold">
            {recipe.title}
          </h3>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-soft">
            <span className="inline-flex items-center gap-1 tabular-nums">
              <Clock3 aria-hidden="true" className="size-4" />
              {quickFacts.time}
            </span>
            <span className="inline-flex items-center gap-1 tabular-nums">
              <Flame aria-hidden="true" className="size-4" />
              {quickFacts.calories}
            </span>
            <Badge tone={difficultyTone(difficulty)}>{difficulty}</Badge>
          </p>
          <p className="mt-1.5 flex items-center gap-1 text-sm text-soft">
            <MapPin aria-hidden="true" className="size-4" />
            {recipe.regionalOrigin}
          </p>
          <AgainstMark against={recipe.against} className="mt-2.5" />
        </div>
        <div className="flex gap-2">
          <Button
            size="sm"
            className="flex-1 px-2! whitespace-nowrap"
            aria-describedby={titleId}
            onClick={() => onView(recipe)}
          >
            <Eye aria-hidden="true" className="size-4.5 max-[26rem]:hidden xl:max-[90rem]:hidden" />
            View Recipe
          </Button>
          <CookButton recipe={recipe} day={day} small titleId={titleId} />
          <IconButton label="Share" variant="secondary" aria-describedby={titleId} onClick={() => onShare(recipe)}>
            <Share2 aria-hidden="true" className="size-4.5" />
          </IconButton>
          {onSwap && (
            <IconButton
              label="Swap this dish"
              variant="secondary"
              aria-describedby={titleId}
              pending={swapping ?? false}
              onClick={() => onSwap(recipe)}
            >
              <RefreshCw aria-hidden="true" className="size-4.5" />
            </IconButton>
          )}
        </div>
        <CardOffers recipe={recipe} titleId={titleId} />
      </div>
    </article>
  )
})
