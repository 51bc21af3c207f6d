import { failures } from '@planner/contract/failures'
import type { Summary } from '@planner/contract/kitchen/own-recipes'
import { useQuery } from '@tanstack/react-query'
import { ClipboardPaste, CookingPot, Download, FileUp, PencilLine } from 'lucide-react'
import { useRef, useState } from 'react'

import { Medallion } from '#ui/art/Medallion.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useShown } from '#ui/use-shown.ts'
import { words } from '../words.ts'
import { ImportRecipe } from './ImportRecipe.tsx'
import { OwnRow } from './OwnRow.tsx'
import { ownListOptions } from './queries.ts'
import { type Edited, ShownEditor } from './ShownEditor.tsx'
import { useExportOwn, useImportOwn } from './use-files.ts'

/** The person's own recipes, with writing, import and export. */
export default function OwnTab({ onOpen }: { onOpen: (recipeId: string) => void }) {
  const { data, isError, isFetching, refetch } = useQuery(ownListOptions)
  const editing = useShown<Edited>()
  const [isBringing, setBringing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const importing = useImportOwn()
  const exporting = useExportOwn()

  const buttons = (
    <div className="flex flex-wrap justify-center gap-2">
      <Button size="sm" className="max-sm:w-full" onClick={() => editing.show(null)}>
        <PencilLine aria-hidden="true" className="size-4.5" />
        Write a recipe
      </Button>
      <Button variant="secondary" size="sm" className="max-sm:grow max-sm:px-2.5!" onClick={() => setBringing(true)}>
        <ClipboardPaste aria-hidden="true" className="size-4.5 max-sm:hidden" />
        From a page or text
      </Button>
      <Button
        variant="secondary"
        size="sm"
        className="max-sm:grow max-sm:px-2.5!"
        pending={importing.isPending}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden="true" className="size-4.5 max-sm:hidden" />
        Import
      </Button>
      <input
        ref={input}
        type="file"
        accept=".cook,.txt,text/plain"
        multiple
        hidden
        aria-label="Recipe files"
        onChange={(event) => {
          importing.mutate([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {data && data.length > 0 && (
        <Button variant="secondary" size="sm" pending={exporting.isPending} onClick={() => exporting.mutate()}>
          <Download aria-hidden="true" className="size-4.5" />
          Export all
        </Button>
      )}
    </div>
  )

  return (
    <Card as="section" aria-labelledby="own-recipes">
      <div className="flex flex-wrap items-start justify-between gap-3">
        {/* Without recipes, the text below says the same. */}
        <div className={data?.length === 0 ? 'sr-only' : undefined}>
          <h2 id="own-recipes" className="text-xl font-semibold">
            {words.ownTitle}
          </h2>
          <p className="mt-1 max-w-xl text-sm text-soft">{words.ownText}</p>
        </div>
        {data && data.length > 0 && buttons}
      </div>
      {importing.data && importing.data.refused.length > 0 && (
        <ul role="alert" className="mt-4 rounded-md bg-warn-soft px-4 py-3 text-sm text-warn">
          {importing.data.refused.map(({ name, reason }) => (
            <li key={`${name} ${reason}`}>{words.ownNotRead(name, reason)}</li>
          ))}
        </ul>
      )}
      {!data && isError && (
        <ErrorState sentence={failures.ownFetch} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!data && !isError && <Skeleton className="mt-4 h-40" />}
      {data?.length === 0 && (
        <EmptyState
          art={<Medallion of={CookingPot} />}
          title={words.ownNone}
          text={words.ownNoneText}
          action={buttons}
          className="py-4!"
        />
      )}
      {data && data.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {data.map((recipe: Summary) => (
            <OwnRow
              key={recipe.id}
              recipe={recipe}
              onOpen={() => onOpen(recipe.recipe_id)}
              onEdit={() => editing.show(recipe.id)}
            />
          ))}
        </ul>
      )}
      {isBringing && (
        <ImportRecipe
          onClose={() => setBringing(false)}
          onRead={(draft) => {
            setBringing(false)
            editing.show(draft)
          }}
        />
      )}
      <ShownEditor editing={editing} />
    </Card>
  )
}
