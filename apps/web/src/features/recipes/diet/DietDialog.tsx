import { failures } from '@planner/contract/failures'
import type { Diet } from '@planner/contract/kitchen/recipes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { differs } from '#platform/differs.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { dietOptions } from '../queries.ts'
import { words } from '../words.ts'
import { DietForm } from './DietForm.tsx'
import { dietSaved } from './diet-saved.ts'
import { useSaveDiet } from './use-save-diet.ts'

/** What the household eats and avoids. */
export default function DietDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(dietOptions)
  const [change, setChange] = useState<Partial<Diet>>({})
  const save = useSaveDiet(words.dietOffline)
  const submit = () =>
    save.mutate(change, {
      onSuccess({ replanned }) {
        toast.success(dietSaved(replanned))
        onClose()
      },
    })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !save.isPending && onClose()}
      unsaved={data !== undefined && differs({ ...data, ...change }, data)}
      title="Diet preferences"
      description={words.dietText}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button onClick={submit} pending={save.isPending} disabled={!data}>
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
