import { google as limits } from '@planner/contract/constants/google'
import { returnKey } from '@planner/contract/google'

import { words } from './words.ts'

/** An empty window for Google's consent, centred over ours; null if the browser blocks it. */
export function openPopup(): Window | null {
  const { width, height } = limits.popup
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  const popup = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
  // Some blockers hand out a window that is closed already.
  if (!popup || popup.closed) return null
  popup.document.title = 'Google'
  popup.document.body.textContent = words.opening

  return popup
}

/** Leads this very tab to Google. The page that Google leads back to then returns here in place of closing itself. */
export function leaveFor(url: string): void {
  try {
    sessionStorage.setItem(returnKey, 'tab')
  } catch {
    // That page then offers a link back.
  }
  location.assign(url)
}

/** A popup is given a copy of what this tab keeps: an attempt in this tab that was given up must not count for it. */
export function forgetLeaving(): void {
  try {
    sessionStorage.removeItem(returnKey)
  } catch {
    // Nothing was kept there.
  }
}
