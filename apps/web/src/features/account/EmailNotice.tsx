import { MailWarning } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { Button } from '#ui/Button.tsx'
import { useSendVerification } from './use-send-verification.ts'
import { words } from './words.ts'

/** Shown above the dashboard and the settings until the person has opened the mailed link. */
export default function EmailNotice() {
  const user = useUser()
  const sending = useSendVerification()

  return (
    <section
      aria-label="Email address"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-teal-soft px-4 py-3 sm:px-5"
    >
      <MailWarning aria-hidden="true" className="size-5 shrink-0 text-teal" />
      <p className="min-w-0 flex-1 basis-60 text-md wrap-anywhere">
        <strong className="font-semibold">{words.unverified(user.email)}</strong> {words.unverifiedText}
        {!user.sendgrid_connected && (
          <>
            {' '}
            <a href="/settings#outbox" className="font-semibold text-accent-text underline underline-offset-2">
              Open outbox
            </a>
          </>
        )}
      </p>
      <Button
        variant="secondary"
        size="sm"
        pending={sending.isPending}
        onClick={() => sending.mutate()}
        className="max-sm:ml-9"
      >
        Send again
      </Button>
    </section>
  )
}
