import { toasts } from '@planner/contract/constants/page'
import { type CSSProperties, useEffect } from 'react'
import { Toaster, useSonner } from 'sonner'
import { setToastHandlers } from '../toast.ts'
import { toastHandlers } from './toast-handlers.ts'

const look = {
  '--width': `${toasts.widthPx}px`,
  '--border-radius': '14px',
  '--normal-bg': 'var(--surface)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--line)',
} as CSSProperties

/** Below the top bar, if there is one: see app.css. */
const top = 'calc(env(safe-area-inset-top) + var(--toast-top))'

/**
 * On a phone, just below the top bar, whose buttons stay free, and over the page's heading, which is not needed
 * meanwhile, so that the content below stays free too.
 */
const topOnPhones = 'calc(env(safe-area-inset-top) + min(var(--toast-top), 58px))'

export default function LiveToaster() {
  useEffect(() => setToastHandlers(toastHandlers), [])
  const { toasts: shown } = useSonner()
  const isShown = shown.length > 0
  // Sheets leave space for toasts: app.css.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-toasts', isShown)
  }, [isShown])
  return (
    <Toaster
      position="top-right"
      duration={toasts.durationMs}
      visibleToasts={toasts.visible}
      gap={toasts.gapPx}
      hotkey={['altKey', 'KeyT']}
      offset={{ top, right: 16 }}
      mobileOffset={{ top: topOnPhones, left: 16, right: 16 }}
      style={look}
      toastOptions={{ className: 'toast' }}
    />
  )
}
