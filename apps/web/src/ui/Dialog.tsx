import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useState } from 'react'

import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { dialogFrame } from './dialog-frame.ts'
import { IconButton } from './IconButton.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import { useLayer } from './use-layer.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Actions that stay visible below the scrolling content. */
  footer?: ReactNode
  /** Icon buttons next to the close button, for actions on the whole content. */
  actions?: ReactNode
  /** 'page' for content with columns of its own. */
  wide?: boolean | 'page'
  /**
   * Whether it hangs from the top of a wide screen, so that its height may change without moving it. Its first line is
   * a field, next to the close button; the title is only read out.
   */
  atTop?: boolean
  /** Whether its address already has a history entry; otherwise the dialog adds one, so that Back closes it. */
  inAddress?: boolean
  /** Whether there is unsaved input: Escape, Back and a tap outside then ask first. */
  unsaved?: boolean
  children: ReactNode
}

/** A dialog. Load it lazily unless it is shown at once, because it includes Radix. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    footer,
    actions,
    wide = false,
    atTop = false,
    inAddress = false,
    unsaved = false,
    children,
  } = props
  const focusReturn = useFocusReturn()
  const [isAsking, setIsAsking] = useState(false)
  const asks = isAsking && unsaved
  const change = (next: boolean) => {
    // While asking, the same key withdraws the question, so that pressing Escape twice loses nothing.
    if (!next && unsaved) setIsAsking(!asks)
    else onOpenChange(next)
  }
  const discard = () => {
    setIsAsking(false)
    onOpenChange(false)
  }
  useLayer(open && !inAddress, () => change(false))
  useAskOnReload(open && unsaved)
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={dialogFrame.veil} />
        <Radix.Content
          className={cx(
            dialogFrame.sheet,
            wide === 'page'
              ? 'md:w-[min(60rem,calc(100vw-4rem))]'
              : wide
                ? 'md:w-[min(48rem,calc(100vw-4rem))]'
                : 'md:w-[min(33rem,calc(100vw-4rem))]',
            atTop && 'md:mt-[12dvh]!',
          )}
          {...(!description && { 'aria-describedby': undefined })}
          {...focusReturn}
        >
          <div aria-hidden="true" className={dialogFrame.handle} />
          <header className={atTop ? 'md:pt-3' : 'px-5 pt-3 pb-3 md:px-7 md:pt-6'}>
            {/* Leaves space for the buttons; the description's first line is already below them. */}
            <Radix.Title
              className={cx(
                'text-xl font-semibold md:text-2xl',
                actions ? 'pr-33 md:pr-45' : 'pr-11',
                atTop && 'sr-only',
              )}
            >
              {title}
            </Radix.Title>
            {description && (
              <Radix.Description className="mt-1 text-soft max-md:text-md">{description}</Radix.Description>
            )}
          </header>
          <div
            data-scrolls=""
            onScroll={({ currentTarget }) =>
              currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollTop > 0)
            }
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-transparent px-5 pt-1 pb-6 data-scrolled:border-line md:px-7"
          >
            {children}
          </div>
          {(footer || asks) && (
            <footer className={dialogFrame.footer}>
              {asks ? <LeaveQuestion onKeep={() => setIsAsking(false)} onDiscard={discard} /> : footer}
            </footer>
          )}
          {/* Last in focus order, so that a form's first field has focus on opening. */}
          <div className="absolute top-4.5 right-3 flex md:right-4">
            {actions}
            <Radix.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const LeaveQuestion = ({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) => (
  <>
    <p role="alert" className="w-full self-center text-sm max-md:order-last md:flex-1">
      Leave without saving?
    </p>
    <Button variant="secondary" onClick={onDiscard}>
      Discard
    </Button>
    <Button onClick={onKeep}>Keep editing</Button>
  </>
)

/** Lets the browser ask before a reload or before closing the tab. */
function useAskOnReload(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
}
