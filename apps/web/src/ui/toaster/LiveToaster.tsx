import { toasts } from '@planner/contract/constants'
import { type CSSProperties, useEffect } from 'react'
import { Toaster } from 'sonner'
import { toastsAreHeard } from '../toast.ts'
import { heardToasts } from './heard-toasts.ts'

const look = {
  '--width': `${toasts.widthPx}px`,
  '--border-radius': '14px',
  '--normal-bg': 'var(--surface)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--line)',
} as CSSProperties

/** Below the top bar, if there is one: see app.css. */
const top = 'calc(env(safe-area-inset-top) + var(--toast-top))'

export default function LiveToaster() {
  useEffect(() => toastsAreHeard(heardToasts), [])
  return (
    <Toaster
      position="top-right"
      duration={toasts.durationMs}
      visibleToasts={toasts.visible}
      gap={toasts.gapPx}
      hotkey={['altKey', 'KeyT']}
      expand
      offset={{ top, right: 16 }}
      mobileOffset={{ top, left: 16, right: 16 }}
      style={look}
      toastOptions={{ className: 'toast' }}
    />
  )
}
