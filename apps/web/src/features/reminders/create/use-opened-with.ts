import { useEffect, useRef } from 'react'

import { openedWith } from './opened-with.ts'

/**
 * Opens the create dialog if the page was opened for it: by the app's shortcut, or with text shared from another app.
 */
export function useOpenedWith(create: (text: string) => void): void {
  const open = useRef(create)

  useEffect(() => {
    const asked = openedWith(location.search)
    if (asked === null) return

    // Removes the query, so that a reload does not open the dialog again.
    history.replaceState(history.state, '', `${location.pathname}${location.hash}`)
    open.current(asked.text)
  }, [])
}
