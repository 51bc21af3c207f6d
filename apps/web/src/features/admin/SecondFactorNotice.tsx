import { useQuery } from '@tanstack/react-query'
import { ChevronRight, ShieldAlert } from 'lucide-react'

import { secondFactorOptions } from '#features/account/queries.ts'
import { paths } from '#paths.ts'
import { words } from './words.ts'

/** Asks administrators who sign in by password alone to set up a second factor. */
export function SecondFactorNotice() {
  const { data } = useQuery(secondFactorOptions)
  if (!data || data.authenticator_app || data.passkeys.length > 0) return null

  return (
    <section
      aria-label="Two-step sign-in"
      className="relative mb-3 flex items-center gap-x-2 rounded-md bg-warn-soft px-3 text-warn sm:mb-5 sm:gap-x-3 sm:rounded-lg sm:px-4 sm:py-2"
    >
      <ShieldAlert aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 max-sm:text-xs">
        <strong className="font-semibold">{words.noSecondFactor}</strong>{' '}
        <span className="max-sm:sr-only">{words.noSecondFactorText}</span>
      </p>
      {/* On a phone the whole line leads there. */}
      <a
        href={`${paths.settings}#account`}
        className="flex min-h-11 shrink-0 items-center text-sm font-semibold before:absolute before:inset-0"
      >
        <span className="max-sm:sr-only">Set it up</span>
        <ChevronRight aria-hidden="true" className="size-5" />
      </a>
    </section>
  )
}
