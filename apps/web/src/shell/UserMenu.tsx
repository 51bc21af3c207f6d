import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { initial } from '#platform/initial.ts'
import { whenIdle } from '#ui/when-idle.ts'

const loadItems = () => import('./LiveUserMenu.tsx')
const LiveUserMenu = lazy(() => loadChunk(loadItems))

/** The avatar and, behind it, the user menu. The menu's code comes when the browser is idle, or with the first click. */
export function UserMenu() {
  const { full_name } = useUser()
  const [live, setLive] = useState<'no' | 'closed' | 'open'>('no')
  const avatar = <Avatar name={full_name} />

  useEffect(
    () =>
      whenIdle(() => {
        loadItems().then(
          () => setLive((before) => (before === 'no' ? 'closed' : before)),
          () => {
            // The click will tell.
          },
        )
      }),
    [],
  )

  const still = <Avatar name={full_name} aria-haspopup="menu" aria-expanded={false} onClick={() => setLive('open')} />
  if (live === 'no') return still
  return (
    <Suspense fallback={still}>
      <LiveUserMenu trigger={avatar} defaultOpen={live === 'open'} />
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
