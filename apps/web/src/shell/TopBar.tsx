import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'

import { WaitingNotice } from '#features/reminders/waiting/WaitingNotice.tsx'
import { paths } from '#paths.ts'
import { Mark } from '#ui/art/Mark.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { words } from '#words.ts'

import { MainLinks } from './MainLinks.tsx'
import { NewVersion } from './NewVersion.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { UserMenu } from './UserMenu.tsx'

/** The top navigation: the entries in a row, or behind a button on phones. */
export function TopBar({ cartCount, onCart }: { cartCount: number; onCart: () => void }) {
  const [location] = useLocation()
  // Open at one place only: however one gets to another page, the menu does not lie over it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === location
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
    <header className="top-bar sticky [@media(max-height:30rem)]:static top-0 z-30 border-b border-line bg-paper/92 pt-[env(safe-area-inset-top)] backdrop-blur-md">
      <nav aria-label="Main">
        <div className="mx-auto flex h-16 max-w-[80rem] items-center gap-2 px-4 sm:px-6">
          <Link
            href={paths.dashboard}
            className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 rounded-md font-serif text-lg font-semibold whitespace-nowrap lg:mr-6"
          >
            <Mark className="size-8 shrink-0" />
            <span className="truncate">{words.product}</span>
          </Link>
          <MainLinks cartCount={cartCount} onCart={onCart} className="mr-auto hidden md:flex" />
          <NewVersion />
          <WaitingNotice />
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
        </div>
        {open && <PhoneMenu cartCount={cartCount} onCart={onCart} onSelect={() => setOpenAt(null)} />}
      </nav>
    </header>
  )
}
