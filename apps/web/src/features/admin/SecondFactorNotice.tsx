import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'

import { secondFactorOptions } from '#features/account/queries.ts'
import { paths } from '#paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { words } from './words.ts'

/** Asks an administrator whose password alone opens everything to set up a second factor. */
export function SecondFactorNotice() {
  const { data } = useQuery(secondFactorOptions)
  if (!data || data.authenticator_app || data.passkeys.length > 0) return null

  return (
    <section
      aria-label="Two-step sign-in"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-warn-soft px-4 py-3.5 text-warn sm:px-5"
    >
      <ShieldAlert aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        <strong className="font-semibold">{words.noSecondFactor}</strong> {words.noSecondFactorText}
      </p>
      <a
        href={`${paths.settings}#account`}
        className={buttonClass({ variant: 'secondary', size: 'sm', className: 'max-sm:w-full' })}
      >
        Set it up
      </a>
    </section>
  )
}
