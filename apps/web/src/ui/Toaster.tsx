import { lazy, Suspense, useEffect, useState } from 'react'
import { onToastWanted } from './toast.ts'
import { whenIdle } from './when-idle.ts'

const LiveToaster = lazy(() => import('./LiveToaster.tsx'))

/** Mount it once. It costs nothing until the first toast, or an idle moment after the first tap or key: most come of one. */
export function Toaster() {
  const [live, setLive] = useState(false)
  useEffect(() => {
    const start = () => setLive(true)
    onToastWanted(start)
    let callOff = () => {}
    const soon = () => {
      callOff()
      callOff = whenIdle(start)
    }
    const acts = ['pointerdown', 'keydown'] as const
    for (const act of acts) window.addEventListener(act, soon, { once: true, capture: true })
    return () => {
      callOff()
      for (const act of acts) window.removeEventListener(act, soon, { capture: true })
    }
  }, [])
  if (!live) return null
  return (
    <Suspense fallback={null}>
      <LiveToaster />
    </Suspense>
  )
}
