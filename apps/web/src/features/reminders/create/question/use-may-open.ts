import { useEffect, useState } from 'react'

/**
 * Whether the question `id` may open: not while the next sentence is being typed. Once open it stays open.
 *
 * @param isBusy whether somebody is typing, or another dialog is open.
 */
export function useOwnTurn(id: string | null, isBusy: () => boolean): boolean {
  const [opened, setOpened] = useState<string | null>(null)
  if (id === null && opened !== null) setOpened(null)
  const isWaiting = id !== null && opened !== id
  useEffect(() => {
    if (!isWaiting) return undefined
    const look = () => {
      if (!isBusy()) setOpened(id)
    }
    // The new focus is known only after the event.
    const lookSoon = () => setTimeout(look, 0)
    const timer = lookSoon()
    document.addEventListener('focusin', lookSoon)
    document.addEventListener('focusout', lookSoon)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', lookSoon)
      document.removeEventListener('focusout', lookSoon)
    }
  }, [id, isWaiting, isBusy])

  return id !== null && opened === id
}
