import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { initial } from '#platform/initial.ts'
import { whenIdle } from '#ui/when-idle.ts'

const loadItems = () => import('./LiveUserMenu.tsx')
const LiveUserMenu = lazy(() => loadChunk(loadItems))

/**
 * The avatar with the user menu. The menu's code is loaded when the browser is idle, but the menu is mounted only by
 * the first click: a button that is replaced while pressed receives no click.
 */
export function UserMenu() {
  const { full_name } = useUser()
  const [live, setLive] = useState(false)

  useEffect(
    () =>
      whenIdle(() => {
        loadItems().catch(() => {
          // The click shows the error.
        })
      }),
    [],
  )

  const still = <Avatar name={full_name} aria-haspopup="menu" aria-expanded={false} onClick={() => setLive(true)} />
  if (!live) return still
  return (
    <Suspense fallback={still}>
      <LiveUserMenu trigger={<Avatar name={full_name} />} />
    </Suspense>
  )
}

function Avatar({ name, ...rest }: ComponentProps<'button'> & { name: string }) {
  return (
    <button
      type="button"
      aria-label="User menu"
      className="grid size-11 shrink-0 place-items-center rounded-full outline-offset-1"
      {...rest}
    >
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full bg-teal font-semibold text-on-teal"
      >
        {initial(name)}
      </span>
    </button>
  )
}
