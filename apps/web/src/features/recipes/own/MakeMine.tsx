import type { Recipe } from '@planner/contract/recipes'
import { PencilLine } from 'lucide-react'
import { Suspense } from 'react'

import { Button } from '#ui/Button.tsx'
import { useShown } from '../use-shown.ts'
import { EditorDialog } from './lazy-editor-dialog.ts'
import { ownIdOf } from './queries.ts'
import { useCopyRecipe } from './use-own.ts'

/** 'Make it mine' copies a recipe to be changed; one's own is changed as it is. */
export function MakeMine({ recipe }: { recipe: Recipe }) {
  const copy = useCopyRecipe()
  const editing = useShown<string>()
  const own = ownIdOf(recipe.id)
  const edit = () => {
    if (own) editing.show(own)
    else copy.mutate(recipe.id, { onSuccess: ({ id }) => editing.show(id) })
  }

  return (
    <>
      <Button variant="secondary" size="sm" className="print:hidden" pending={copy.isPending} onClick={edit}>
        <PencilLine aria-hidden="true" className="size-4.5" />
        {own ? 'Edit your recipe' : 'Make it mine'}
      </Button>
      <Suspense fallback={null}>
        {editing.shown && (
          <EditorDialog
            key={editing.shown.turn}
            id={editing.shown.target}
            open={editing.shown.open}
            onClose={editing.close}
          />
        )}
      </Suspense>
    </>
  )
}
