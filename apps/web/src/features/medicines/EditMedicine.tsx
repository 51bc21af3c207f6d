import type { Medicine } from '@planner/contract/medicines'
import { type FormEvent, useId, useState } from 'react'
import { differs } from '#platform/differs.ts'
import { AlertDialog } from '#ui/AlertDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast.ts'

import { changeOf, draftOf, faultOf, stockOf, unlikelyIn } from './draft.ts'
import { MedicineFields } from './MedicineFields.tsx'
import { useConfirmedAmount } from './use-confirmed-amount.tsx'
import { useMedicines } from './use-medicines.ts'
import { words } from './words.ts'

/** Edits all fields of a medicine; changes apply from now on. */
export function EditMedicine({ medicine, onClose }: { medicine: Medicine; onClose: () => void }) {
  const formId = useId()
  // The medicine when the form was opened: changes made elsewhere since are not overwritten.
  const [opened] = useState(medicine)
  const first = draftOf(opened)
  const [draft, setDraft] = useState(first)
  const [isAsking, setIsAsking] = useState(false)
  const { change, remove } = useMedicines()
  const { id, name, paused } = medicine
  const { isConfirmed, confirmation } = useConfirmedAmount([draft], unlikelyIn([first]))
  const save = (event: FormEvent) => {
    event.preventDefault()
    const fault = faultOf(draft, opened.starts_on)
    if (fault !== null) {
      toast.error(fault)
      return
    }
    if (!isConfirmed()) return
    change.mutate({ change: changeOf(draft, opened), stock: stockOf(draft, opened) }, { onSuccess: onClose })
  }

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && !change.isPending && onClose()}
        unsaved={differs(draft, first)}
        title={words.edit}
        footer={
          <>
            <Button variant="secondary" onClick={onClose} disabled={change.isPending}>
              Cancel
            </Button>
            <Button type="submit" form={formId} pending={change.isPending}>
              {words.save}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={save} className="space-y-4">
          <p className="text-sm text-soft">{words.fromNow}</p>
          <MedicineFields draft={draft} isNew={false} today={opened.starts_on} onChange={setDraft} />
          {confirmation}
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              pending={change.isPending}
              onClick={() =>
                change.mutate({ change: { id, paused: !paused }, stock: undefined }, { onSuccess: onClose })
              }
            >
              {paused ? words.resume : words.pause}
            </Button>
            <Button variant="quiet" size="sm" className="text-danger" onClick={() => setIsAsking(true)}>
              {words.remove}
            </Button>
          </div>
        </form>
      </Dialog>
      <AlertDialog
        open={isAsking}
        danger
        title={words.confirmRemove}
        description={words.removeText(name)}
        confirmLabel={words.remove}
        cancelLabel="Cancel"
        onConfirm={() => remove.mutate({ id }, { onSuccess: onClose, onError: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
