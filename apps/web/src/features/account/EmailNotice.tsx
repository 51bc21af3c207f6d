import { MailWarning } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { Button } from '#ui/Button.tsx'
import { useSendVerification } from './use-send-verification.ts'
import { words } from './words.ts'

/**
 * Shown above the dashboard and the settings until the person has opened the mailed link. At most two lines on a phone,
 * to leave room for the day's reminders.
 */
export default function EmailNotice() {
  const user = useUser()
  const sending = useSendVerification()
  const inOutbox = !user.sendgrid_connected

  return (
    <section
      aria-label="Email address"
      className="mb-4 flex items-center gap-x-2 rounded-md bg-teal-soft py-1 pr-1.5 pl-3 sm:mb-6 sm:gap-x-4 sm:rounded-xl sm:px-5 sm:py-3"
    >
      <MailWarning aria-hidden="true" className="size-5 shrink-0 text-teal max-sm:hidden" />
      <p className="min-w-0 flex-1 text-meta sm:text-md">
        <strong className="font-semibold max-sm:block">{words.unverified}</strong>{' '}
        <span className="max-sm:block max-sm:truncate sm:font-semibold sm:wrap-anywhere">{user.email}</span>
        <span className="max-sm:sr-only">. {words.unverifiedText}</span>
      </p>
      {inOutbox && (
        <a
          href="/settings#outbox"
          className="flex min-h-11 shrink-0 items-center px-2 text-sm font-semibold text-accent-text underline underline-offset-2"
        >
          Open outbox
        </a>
      )}
      <Button
        variant="secondary"
        size="sm"
        pending={sending.isPending}
        onClick={() => sending.mutate()}
        className={inOutbox ? 'max-sm:hidden' : 'shrink-0 max-sm:px-2.5!'}
      >
        Send again
      </Button>
    </section>
  )
}
