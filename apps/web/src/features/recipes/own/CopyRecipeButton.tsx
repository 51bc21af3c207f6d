import type { Recipe } from '@planner/contract/kitchen/recipes'
import { PencilLine } from 'lucide-react'

import { Button } from '#ui/Button.tsx'
import { useShown } from '#ui/use-shown.ts'
import { ownIdOf } from './queries.ts'
import { type Edited, ShownEditor } from './ShownEditor.tsx'
import { useCopyRecipe } from './use-own.ts'

/** 'Make it mine' copies a recipe for editing; the person's own recipe is edited directly. */
export function CopyRecipeButton({ recipe }: { recipe: Recipe }) {
  const copy = useCopyRecipe()
  const editing = useShown<Edited>()
  const own = ownIdOf(recipe.id)
  const edit = () => {
    if (own) editing.show(own)
    else copy.mutate(recipe.id, { onSuccess: ({ id }) => editing.show(id) })
  }

  return (
    <>
      <Button variant="quiet" size="sm" className="print:hidden" pending={copy.isPending} onClick={edit}>
        <PencilLine aria-hidden="true" className="size-4.5 text-soft" />
        {own ? 'Edit your recipe' : 'Make it mine'}
      </Button>
      <ShownEditor editing={editing} />
    </>
  )
}
