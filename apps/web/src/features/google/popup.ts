import { google as limits } from '@planner/contract/constants/google'
import { returnKey } from '@planner/contract/google'

import { words } from './words.ts'

/** Opens an empty window for Google's consent, centred over ours; null if the browser blocks it. */
export function openPopup(): Window | null {
  const { width, height } = limits.popup
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  const popup = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
  // Some popup blockers return a window that is already closed.
  if (!popup || popup.closed) return null
  popup.document.title = 'Google'
  popup.document.body.textContent = words.opening

  return popup
}

/** Leaves for Google in this tab. The page that Google returns to then comes back here instead of closing itself. */
export function leaveFor(url: string): void {
  try {
    sessionStorage.setItem(returnKey, 'tab')
  } catch {
    // That page then offers a link back.
  }
  location.assign(url)
}

/**
 * Clears the mark set by `leaveFor`: a popup inherits a copy of sessionStorage, and an abandoned attempt in this tab
 * must not affect it.
 */
export function clearLeaving(): void {
  try {
    sessionStorage.removeItem(returnKey)
  } catch {
    // Without storage, there is no mark to clear.
  }
}
