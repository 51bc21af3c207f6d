import { useState } from 'react'

import { AlertDialog } from '#ui/AlertDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'

export function DialogSamples() {
  const [open, setOpen] = useState<'dialog' | 'alert' | null>(null)
  const [title, setTitle] = useState('Water the tulsi')
  const close = () => setOpen(null)
  return (
    <Card className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('alert')}>
        Alert dialog
      </Button>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Edit Reminder"
        description="What should we remind you of?"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save</Button>
          </>
        }
      >
        <TextField label="Title" value={title} onChange={setTitle} />
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        title="Are you sure you want to delete this reminder?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        danger
        onConfirm={close}
        onCancel={close}
      />
    </Card>
  )
}
