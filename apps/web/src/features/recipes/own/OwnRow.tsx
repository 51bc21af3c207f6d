import type { Summary } from '@planner/contract/kitchen/own-recipes'
import { Download, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { AlertDialog } from '#ui/AlertDialog.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { DietMark } from '../card/DietMark.tsx'
import { useExportOne } from './use-files.ts'
import { usePlanOwn, useRemoveOwn } from './use-own.ts'

/** One of the person's own recipes in the list. */
export function OwnRow({ recipe, onOpen, onEdit }: { recipe: Summary; onOpen: () => void; onEdit: () => void }) {
  const [asking, setAsking] = useState(false)
  const plan = usePlanOwn()
  const remove = useRemoveOwn()
  const exporting = useExportOne()
  const { id, title } = recipe
  const isKnown = recipe.unsettled === 0

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <button
          type="button"
          onClick={onOpen}
          className="min-h-11 text-left text-base font-semibold break-words underline-offset-4 hover:underline"
        >
          {title}
        </button>
        <p className="flex flex-wrap gap-2">
          {isKnown ? (
            <DietMark veg={recipe.is_vegetarian} word={recipe.is_vegetarian ? 'Veg' : 'Non-Veg'} />
          ) : (
            <Badge tone="warn">Ingredients to settle: {recipe.unsettled}</Badge>
          )}
          {recipe.shared && <Badge tone="teal">Shared by link</Badge>}
        </p>
      </div>
      <Switch
        label={
          <>
            Plan it<span className="sr-only">: {title}</span>
          </>
        }
        checked={recipe.planned}
        disabled={plan.isPending}
        onChange={(planned) => plan.mutate({ id, planned })}
      />
      <div className="flex">
        <IconButton label={`Edit ${title}`} onClick={onEdit}>
          <PencilLine aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton label={`Export ${title}`} pending={exporting.isPending} onClick={() => exporting.mutate(id)}>
          <Download aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton label={`Delete ${title}`} pending={remove.isPending} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      {asking && (
        <AlertDialog
          open
          danger
          title={`Delete “${title}”?`}
          description="It’s also removed from your plans and meals, and its shared link stops working."
          confirmLabel="Delete"
          cancelLabel="Keep it"
          pending={remove.isPending}
          onConfirm={() => remove.mutate(id, { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  )
}
