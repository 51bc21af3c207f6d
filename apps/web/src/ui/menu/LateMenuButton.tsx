import { type ComponentProps, type ReactElement, type ReactNode, Suspense, useState } from 'react'

import { IconButton } from '#ui/IconButton.tsx'

type LateMenuButtonProps = ComponentProps<typeof IconButton> & {
  /** Renders the lazily loaded menu around its trigger. */
  menu: (trigger: ReactElement) => ReactNode
}

/** A button whose menu is loaded by the first tap, which also opens it. */
export function LateMenuButton({ menu, ...rest }: LateMenuButtonProps) {
  const [live, setLive] = useState(false)
  const button = (
    <IconButton
      {...rest}
      {...(!live && { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setLive(true) })}
    />
  )
  if (!live) return button
  return <Suspense fallback={button}>{menu(button)}</Suspense>
}
