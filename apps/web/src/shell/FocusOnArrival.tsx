import { type ReactNode, useEffect } from 'react'

import { useSession } from '#features/auth/session.tsx'

/** Whether a page has been shown already: after loading, the first one leaves focus where the browser put it. */
let arrived = false

const inFront = ['menu', 'dialog', 'alertdialog'].map((role) => `[role=${role}][data-state=open]`).join()

/**
 * Moves focus to the heading of a page after navigation, once it has rendered; unless the person has opened a menu or
 * dialog meanwhile, which would close on losing focus.
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
