import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'

import { QueueNotice } from '#features/reminders/offline/QueueNotice.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useLayer } from '#ui/use-layer.ts'

import type { BarProps } from './bar-props.ts'
import { FindButton } from './find/FindButton.tsx'
import { MainLinks } from './MainLinks.tsx'
import { NewVersion } from './NewVersion.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { RoomToAdd, TopBarFrame } from './TopBarFrame.tsx'
import { UserMenu } from './UserMenu.tsx'

/** The top navigation: the links in a row, or behind a button on phones. */
export function TopBar(bar: BarProps) {
  const [location] = useLocation()
  // The page on which the menu is open, so that it closes after any navigation.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === location
  useLayer(open, () => setOpenAt(null))
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      button.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])

  return (
    <TopBarFrame below={open && <PhoneMenu {...bar} onSelect={() => setOpenAt(null)} />}>
      <MainLinks {...bar} className="mr-auto hidden md:flex" />
      <NewVersion />
      <QueueNotice />
      <RoomToAdd />
      <FindButton />
      <UserMenu />
      <IconButton
        ref={button}
        label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls="phone-menu"
        className="md:hidden"
        onClick={() => setOpenAt(open ? null : location)}
      >
        {open ? <X aria-hidden="true" className="size-6" /> : <Menu aria-hidden="true" className="size-6" />}
      </IconButton>
    </TopBarFrame>
  )
}
