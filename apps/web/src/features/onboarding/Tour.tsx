import './tour.css'

import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'

import { cx } from '#ui/cx.ts'
import { dialogFrame } from '#ui/dialog-frame.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useFocusReturn } from '#ui/use-focus-return.ts'
import { useLayer } from '#ui/use-layer.ts'

import { TourSteps } from './TourSteps.tsx'

type TourProps = {
  open: boolean
  onComplete: () => void
  /** Called on closing; defaults to `onComplete`. */
  onSkip?: () => void
}

/** The tutorial: six steps in a dialog, a sheet on phones. */
export default function Tour({ open, onComplete, onSkip = onComplete }: TourProps) {
  const focusReturn = useFocusReturn()
  useLayer(open, onSkip)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onSkip()}>
      <Radix.Portal>
        <Radix.Overlay className={dialogFrame.veil} />
        <Radix.Content
          aria-describedby={undefined}
          // A tap outside does not close it, so that new people do not lose the tour by accident.
          onInteractOutside={(event) => event.preventDefault()}
          {...focusReturn}
          className={cx(dialogFrame.sheet, 'overflow-hidden md:w-[min(34rem,calc(100vw-4rem))]')}
        >
          <TourSteps onComplete={onComplete} />
          <div className="absolute top-3 right-3">
            <Radix.Close asChild>
              <IconButton label="Close" className="bg-surface/92 backdrop-blur-sm">
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
