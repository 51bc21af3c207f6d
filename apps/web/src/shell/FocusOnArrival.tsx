import { type ReactNode, useEffect } from 'react'

import { useSession } from '#features/auth/session.tsx'

/** Whether a page has been shown already: the first one after loading leaves the focus where the browser put it. */
let arrived = false

const inFront = ['menu', 'dialog', 'alertdialog'].map((role) => `[role=${role}][data-state=open]`).join()

/**
 * Moves the focus to the heading of a page that has been navigated to, once it is there; unless the person has opened a
 * menu or a dialog meanwhile, which would close if it lost the focus.
 */
export function FocusOnArrival({ children }: { children: ReactNode }) {
  const session = useSession()
  const byHand = session.state === 'signed-in' && session.byHand
  useEffect(() => {
    if ((arrived || byHand) && !document.querySelector(inFront)) {
      const heading = document.querySelector<HTMLElement>('#content h1')
      if (heading) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }
    }
    arrived = true
  }, [byHand])
  return children
}
