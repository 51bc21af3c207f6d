import { failures } from '@planner/contract/problems'
import * as recipes from '@planner/contract/recipes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { putInPlace } from '#api/put-in-place.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { dietOptions } from '../queries.ts'
import { words } from '../words.ts'
import { DietForm } from './DietForm.tsx'

/** What the household eats and leaves out. */
export default function DietDialog({
  open,
  onClose,
  onFresh,
}: {
  open: boolean
  onClose: () => void
  onFresh: () => void
}) {
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(dietOptions)
  const [change, setChange] = useState<Partial<recipes.Diet>>({})
  const save = useMutation({
    mutationFn: () => call(recipes.setDiet, change),
    async onSuccess(diet) {
      await putInPlace<recipes.Diet>(client, dietOptions.queryKey, () => diet)
      toast.success(words.dietSaved, { action: { label: 'New Fresh Plan', onClick: onFresh } })
      onClose()
    },
    onError: () => toast.error(failures.dietUpdate),
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !save.isPending && onClose()}
      title="Diet preferences"
      description={words.dietText}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button onClick={() => save.mutate()} pending={save.isPending} disabled={!data}>
            Save
          </Button>
        </>
      }
    >
      <div className="min-h-96">
        {data && (
          <DietForm
            diet={{ ...data, ...change }}
            onChange={(more) => setChange((before) => ({ ...before, ...more }))}
          />
        )}
        {!data && isError && (
          <ErrorState sentence={failures.dietFetch} onRetry={() => void refetch()} pending={isFetching} />
        )}
        {!data && !isError && <Skeleton className="h-90" />}
      </div>
    </Dialog>
  )
}
