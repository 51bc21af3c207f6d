import { useEffect, useRef } from 'react'

import { openedFor } from './opened-for.ts'

/** Opens the create dialog where the page was opened for that: by a shortcut of the app, or with shared words. */
export function useOpenedFor(create: (text: string) => void): void {
  const open = useRef(create)

  useEffect(() => {
    const asked = openedFor(location.search)
    if (asked === null) return

    // Once: a reload is not another wish.
    history.replaceState(history.state, '', `${location.pathname}${location.hash}`)
    open.current(asked.text)
  }, [])
}
