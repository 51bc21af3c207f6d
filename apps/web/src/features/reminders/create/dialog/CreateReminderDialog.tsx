import { useId } from 'react'

import { cx } from '#ui/cx.ts'
import { Dialog } from '#ui/Dialog.tsx'
import type { Shown } from '#ui/use-shown.ts'
import { ConfirmInSheet } from '../question/ConfirmInSheet.tsx'
import { CreateFields } from './CreateFields.tsx'
import { CreateFooter } from './CreateFooter.tsx'
import { useCreateDialog } from './use-create-dialog.ts'
import type { CreateTarget } from './use-create-form.ts'

type CreateReminderDialogProps = {
  shown: Shown<CreateTarget>
  onClose: () => void
  onMade?: (() => void) | undefined
}

/**
 * The create dialog. Its text survives closing, a reload and Cancel in the confirmation; Cancel in the form clears it.
 */
export default function CreateReminderDialog(props: CreateReminderDialogProps) {
  const dialog = useCreateDialog(props)
  const { box, creation, question } = dialog
  const { text } = box.sentence
  const formId = useId()

  return (
    <Dialog
      open={props.shown.open}
      onOpenChange={(open) => !open && dialog.dismiss()}
      title="Create AI Reminder"
      footer={
        !question.isAsking && (
          <CreateFooter
            formId={formId}
            preview={dialog.preview}
            cards={dialog.cards}
            isEmpty={dialog.isEmpty}
            making={dialog.making}
            onCancel={dialog.cancel}
          />
        )
      }
    >
      {creation.asked && question.isAsking && (
        <ConfirmInSheet
          key={creation.asked.id}
          reminder={creation.asked}
          onConfirm={() => void question.confirm()}
          pending={creation.keeping}
          onCancel={question.discard}
          caution={creation.caution}
          next={text}
        />
      )}
      <form id={formId} noValidate onSubmit={dialog.submit} className={cx('space-y-3', question.isAsking && 'hidden')}>
        <CreateFields dialog={dialog} />
      </form>
    </Dialog>
  )
}
