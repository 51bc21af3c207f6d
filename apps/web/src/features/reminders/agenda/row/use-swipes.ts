import { type RefObject, useEffect, useRef } from 'react'

import { whenIdle } from '#ui/when-idle.ts'

import type { Swipes } from './swipe.ts'

/** Enables swiping on a list of rows; its code is loaded while the page is idle, and only on touch devices. */
export function useSwipes(list: RefObject<HTMLElement | null>, swipes: Swipes): void {
  const latest = useRef(swipes)
  useEffect(() => {
    latest.current = swipes
  })
  useEffect(() => {
    if (!matchMedia('(any-pointer: coarse)').matches) return undefined
    let stop: (() => void) | null | undefined = null
    const cancel = whenIdle(() => {
      import('./swipe.ts').then(
        ({ followSwipes }) => {
          if (stop === undefined || !list.current) return
          stop = followSwipes(list.current, {
            right: (id) => latest.current.right(id),
            left: (id) => latest.current.left(id),
          })
        },
        // The row's menu offers the same actions.
        (error: unknown) => console.warn('Couldn’t load swiping', error),
      )
    })

    return () => {
      cancel()
      stop?.()
      stop = undefined
    }
  }, [list])
}
