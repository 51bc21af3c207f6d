import { lazy, Suspense, useEffect, useState } from 'react'
import { onToastWanted } from './toast.ts'
import { whenIdle } from './when-idle.ts'

const LiveToaster = lazy(() => import('./toaster/LiveToaster.tsx'))

/** Renders toasts; mount it once. Its library is loaded with the first toast or when the page is idle. */
export function Toaster() {
  const [live, setLive] = useState(false)
  useEffect(() => {
    const start = () => setLive(true)
    onToastWanted(start)
    return whenIdle(start)
  }, [])
  if (!live) return null
  return (
    <Suspense fallback={null}>
      <LiveToaster />
    </Suspense>
  )
}
