import type { Recipe } from '@planner/contract/kitchen/recipes'
import * as list from '@planner/contract/kitchen/shopping-list'
import { ListPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { CallError } from '#api/errors.ts'
import { loadChunk } from '#platform/chunk.ts'
import { Button } from '#ui/Button.tsx'
import { useSharedChange } from './use-changes.ts'
import { listWords } from './words.ts'

const AlertDialog = lazy(() =>
  loadChunk(() => import('#ui/AlertDialog.tsx')).then((module) => ({ default: module.AlertDialog })),
)

/** Adds a recipe's ingredients to the household's shopping list; asks first if the dish is on it already. */
export function AddToList({ recipe: { id, title, serves } }: { recipe: Recipe }) {
  const [asked, setAsked] = useState<{ sentence: string; open: boolean } | null>(null)
  const close = () => setAsked((before) => before && { ...before, open: false })
  const add = useSharedChange(list.addRecipe, listWords.added(title), (error) => {
    if (!(error instanceof CallError && error.code === 'list.dish-there')) return false
    setAsked({ sentence: `${error.detail}.`, open: true })
    return true
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="print:hidden"
        pending={add.isPending}
        onClick={() => add.mutate({ recipe_id: id, serves })}
      >
        <ListPlus aria-hidden="true" className="size-4.5 text-teal" />
        Add to shopping list
      </Button>
      <Suspense fallback={null}>
        {asked && (
          <AlertDialog
            open={asked.open}
            title={listWords.dishThere}
            description={asked.sentence}
            confirmLabel={listWords.addAgain}
            cancelLabel="Leave it"
            pending={add.isPending}
            onConfirm={() => add.mutate({ recipe_id: id, serves, again: true }, { onSettled: close })}
            onCancel={close}
          />
        )}
      </Suspense>
    </>
  )
}
