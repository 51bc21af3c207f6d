import { Mail, Newspaper } from 'lucide-react'

import { useSendVerification } from '#features/account/use-send-verification.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { Section } from './Section.tsx'
import type { Settings } from './use-settings.ts'
import { WithIcon } from './WithIcon.tsx'
import { words } from './words.ts'

export function EmailSection({ settings: { user, changeEmail } }: { settings: Settings }) {
  const sending = useSendVerification()
  return (
    <Section id="email" title="Email" text={words.email} Picture={Mail}>
      <div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <span className="min-w-0 font-medium break-all">{user.email}</span>
          <span className="flex gap-1.5">
            {!user.sendgrid_connected && <Badge tone="warn">{words.emailKept}</Badge>}
            <Badge tone={user.email_state === 'verified' ? 'ok' : 'warn'}>
              {user.email_state === 'verified' ? words.emailConfirmed : words.emailUnconfirmed}
            </Badge>
          </span>
        </p>
        {user.email_state === 'no-mail' && <p className="mt-0.5 text-sm text-soft">{words.emailNoMail}</p>}
        {user.email_state === 'unverified' && (
          <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-60 text-sm text-soft">{words.emailUnconfirmedText}</p>
            <Button variant="secondary" size="sm" pending={sending.isPending} onClick={() => sending.mutate()}>
              Send link
            </Button>
          </div>
        )}
        {!user.sendgrid_connected && user.email_state !== 'no-mail' && (
          <p className="mt-0.5 text-sm text-soft">
            {words.emailKeptText}{' '}
            <a href="#outbox" className="font-semibold text-accent-text underline underline-offset-2">
              Open outbox
            </a>
          </p>
        )}
      </div>
      <Switch
        label={<WithIcon of={Mail}>Email notifications</WithIcon>}
        checked={user.email_notifications}
        onChange={(email_notifications) => changeEmail({ email_notifications })}
      />
      <Switch
        label={<WithIcon of={Newspaper}>Newsletter</WithIcon>}
        checked={user.newsletter_subscription}
        onChange={(newsletter_subscription) => changeEmail({ newsletter_subscription })}
      />
    </Section>
  )
}
