import { MailWarning } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { useSendVerification } from './use-send-verification.ts'
import { words } from './words.ts'

/** Stands above the dashboard and the settings until the person has opened the mailed link. */
export default function EmailNotice() {
  const user = useUser()
  const sending = useSendVerification()

  return (
    <section
      aria-label="E-mail address"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-teal-soft px-4 py-3 sm:px-5"
    >
      <MailWarning aria-hidden="true" className="size-5 shrink-0 text-teal" />
      <p className="min-w-0 flex-1 basis-60 text-[0.9375rem] wrap-anywhere">
        <strong className="font-semibold">{words.unverified(user.email)}</strong> {words.unverifiedText}
      </p>
      {!user.sendgrid_connected && (
        <a href="/settings#outbox" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          Open the outbox
        </a>
      )}
      <Button
        variant="secondary"
        size="sm"
        pending={sending.isPending}
        onClick={() => sending.mutate()}
        className="max-sm:w-full"
      >
        Send again
      </Button>
    </section>
  )
}
