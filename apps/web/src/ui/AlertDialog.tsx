import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { dialogFrame } from './dialog-frame.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useLayer } from './use-layer.ts'

export type AlertDialogProps = {
  open: boolean
  title: ReactNode
  description?: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  danger?: boolean
  /** A third button, between the two. */
  instead?: { label: string; onChoose: () => void }
  /** A fourth button, after the third. */
  orInstead?: { label: string; onChoose: () => void }
  pending?: boolean
  /** The button focused on opening: Cancel, unless pressing Enter must not undo what was just done. */
  focused?: 'cancel' | 'confirm'
  /** Called on Escape; defaults to `onCancel`. */
  onDismiss?: () => void
}

/** A modal question that requires an answer. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    open,
    title,
    description,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    danger = false,
    pending = false,
    instead,
    orInstead,
    focused = 'cancel',
    onDismiss = onCancel,
  } = props
  const focusReturn = useFocusReturn()
  useLayer(open, () => !pending && onDismiss())
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !pending && onDismiss()}>
      <Radix.Portal>
        <Radix.Overlay className={dialogFrame.veil} />
        <Radix.Content
          className={cx(dialogFrame.sheet, 'md:w-[min(27rem,calc(100vw-4rem))]')}
          {...(!description && { 'aria-describedby': undefined })}
          {...focusReturn}
        >
          <div aria-hidden="true" className={dialogFrame.handle} />
          <div className="px-5 pt-4 pb-5 md:px-7 md:pt-6">
            <Radix.Title className="text-xl font-semibold">{title}</Radix.Title>
            {description && <Radix.Description className="mt-2 text-soft">{description}</Radix.Description>}
          </div>
          <div className={dialogFrame.footer}>
            <Button
              variant="secondary"
              disabled={pending}
              {...(focused === 'cancel' && { 'data-autofocus': true })}
              onClick={onCancel}
            >
              {cancelLabel}
            </Button>
            {[instead, orInstead].map(
              (answer) =>
                answer && (
                  <Button key={answer.label} variant="secondary" disabled={pending} onClick={answer.onChoose}>
                    {answer.label}
                  </Button>
                ),
            )}
            {/* Not Radix.Action, which closes at once, even while the request is in flight. */}
            <Button
              variant={danger ? 'danger' : 'primary'}
              pending={pending}
              onClick={onConfirm}
              {...(focused === 'confirm' && { 'data-autofocus': true })}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
