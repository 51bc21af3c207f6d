import type { Recipe } from '@planner/contract/kitchen/recipes'
import { Heart } from 'lucide-react'

import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'

import { useSave } from '../saved/use-saved.ts'

export function SaveButton({ recipe, className }: { recipe: Recipe; className?: string }) {
  const { saved, toggle } = useSave(recipe)

  return (
    <IconButton
      label={saved ? 'Unsave recipe' : 'Save recipe'}
      aria-pressed={saved}
      onClick={toggle}
      className={cx('bg-surface/92 shadow-soft', className)}
    >
      <Heart
        aria-hidden="true"
        className={cx('size-5 mouse:transition-colors', saved ? 'fill-danger text-danger' : 'text-ink')}
      />
    </IconButton>
  )
}
