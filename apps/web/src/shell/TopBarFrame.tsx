import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { paths } from '#paths.ts'
import { Mark } from '#ui/art/Mark.tsx'
import { words } from '#words.ts'

/** The gap for the add button, except on phones. */
export const RoomToAdd = () => <span className="size-12 shrink-0 max-md:hidden" />

/** The top bar without its interactive parts. `below` is rendered beneath it. */
export function TopBarFrame({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <header className="top-bar sticky [@media(max-height:30rem)]:static top-0 z-30 border-b border-line bg-paper pt-[env(safe-area-inset-top)]">
      <nav aria-label="Main">
        <div className="mx-auto flex h-14 md:h-16 max-w-[80rem] items-center gap-2 px-4 sm:px-6">
          <Link
            href={paths.dashboard}
            className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 rounded-md font-serif text-lg font-semibold whitespace-nowrap lg:mr-6"
          >
            <Mark className="size-8 shrink-0" />
            <span className="truncate">{words.product}</span>
          </Link>
          {children}
        </div>
        {below}
      </nav>
    </header>
  )
}
