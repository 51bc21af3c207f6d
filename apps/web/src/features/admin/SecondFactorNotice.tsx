import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'

import { secondFactorOptions } from '#features/account/queries.ts'
import { paths } from '#paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { words } from './words.ts'

/** Asks administrators who sign in by password alone to set up a second factor. */
export function SecondFactorNotice() {
  const { data } = useQuery(secondFactorOptions)
  if (!data || data.authenticator_app || data.passkeys.length > 0) return null

  return (
    <section
      aria-label="Two-step sign-in"
      className="mb-3 flex items-center gap-x-3 rounded-md bg-warn-soft py-2 pr-2 pl-3 text-warn sm:mb-5 sm:rounded-lg sm:px-4"
    >
      <ShieldAlert aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 max-sm:text-meta">
        <strong className="font-semibold">{words.noSecondFactor}</strong>{' '}
        <span className="max-sm:sr-only">{words.noSecondFactorText}</span>
      </p>
      <a
        href={`${paths.settings}#account`}
        className={buttonClass({ variant: 'secondary', size: 'sm', className: 'shrink-0' })}
      >
        Set it up
      </a>
    </section>
  )
}
