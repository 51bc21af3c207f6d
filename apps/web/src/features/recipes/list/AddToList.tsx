import type { Recipe } from '@planner/contract/kitchen/recipes'
import * as list from '@planner/contract/kitchen/shopping-list'
import { ListPlus } from 'lucide-react'

import { Button } from '#ui/Button.tsx'
import { useSharedChange } from './use-changes.ts'
import { listWords } from './words.ts'

/** Adds a recipe's ingredients to the household's shopping list. */
export function AddToList({ recipe: { id, title, serves } }: { recipe: Recipe }) {
  const add = useSharedChange(list.addRecipe, listWords.added(title))
  return (
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
  )
}
