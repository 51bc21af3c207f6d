import { Mail, Newspaper } from 'lucide-react'

import { Badge } from '#ui/Badge.tsx'
import { Switch } from '#ui/Switch.tsx'
import { Section } from './Section.tsx'
import type { Settings } from './use-settings.ts'
import { WithIcon } from './WithIcon.tsx'
import { words } from './words.ts'

export function EmailSection({ settings: { user, changeEmail } }: { settings: Settings }) {
  return (
    <Section id="email" title="Email" text={words.email} Picture={Mail}>
      <div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <span className="min-w-0 font-medium break-all">{user.email}</span>
          <Badge tone={user.sendgrid_connected ? 'ok' : 'warn'}>
            {user.sendgrid_connected ? words.emailSent : words.emailKept}
          </Badge>
        </p>
        {!user.sendgrid_connected && (
          <p className="mt-0.5 text-sm text-soft">
            {words.emailKeptText}{' '}
            <a href="#outbox" className="font-semibold text-accent-text underline underline-offset-2">
              Open the outbox
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
