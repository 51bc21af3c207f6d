import * as profile from '@planner/contract/account/profile'
import { failures } from '@planner/contract/failures'
import * as notifications from '@planner/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'

import { call } from '#api/call.ts'
import { useSendVerification } from '#features/account/use-send-verification.ts'
import { meOptions } from '#features/profile/queries.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { toast } from '#ui/toast.ts'

import type { Fix } from './channel-health.ts'
import { pushIsPossible } from './push.ts'
import { notificationKeys, preferencesOptions } from './queries.ts'
import { useTurnOn } from './use-turn-on.ts'
import { words } from './words.ts'

type FixButtonProps = { fix: Fix; name: string; onTurnedOn: () => void }

/** A button for the one action that fixes a channel. */
export function FixButton({ fix, name, onTurnedOn }: FixButtonProps) {
  const { pending, turnOn, failed } = useTurnOn(onTurnedOn)
  const { switchOn, endQuietHours } = useMends()
  const verification = useSendVerification()

  switch (fix?.kind) {
    case 'turn-on-push':
      // Nothing is left to turn on in a browser without push.
      if (failed && !pushIsPossible()) return null
      return (
        <Place>
          <Button size="sm" variant={failed ? 'secondary' : 'primary'} pending={pending} onClick={turnOn}>
            {failed ? words.setUpAgain : 'Turn on notifications'}
          </Button>
        </Place>
      )
    case 'allow-in-browser':
      return <HowToAllow name={name} />
    case 'switch-on':
      return (
        <Place>
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Turn on ${name}`}
            pending={switchOn.isPending}
            onClick={() => switchOn.mutate(fix.flag)}
          >
            Turn on
          </Button>
        </Place>
      )
    case 'end-quiet-hours':
      return (
        <Place>
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Turn quiet hours off for ${name}`}
            pending={endQuietHours.isPending}
            onClick={() => endQuietHours.mutate()}
          >
            Turn quiet hours off
          </Button>
        </Place>
      )
    case 'verify-number':
      return (
        <Place>
          <a
            href="#messages"
            aria-label={`Verify number for ${name}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            Verify number
          </a>
        </Place>
      )
    case 'confirm-email':
      return (
        <Place>
          <Button variant="secondary" size="sm" pending={verification.isPending} onClick={() => verification.mutate()}>
            Send link
          </Button>
        </Place>
      )
    case 'link-telegram':
      return (
        <Place>
          <a href="#telegram" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Link Telegram
          </a>
        </Place>
      )
    case 'open-outbox':
      return (
        <Place>
          <a
            href="#outbox"
            aria-label={`Open outbox for ${name}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            Open outbox
          </a>
        </Place>
      )
    default:
      return null
  }
}

/** Below the text on phones, next to it on wide screens. */
const Place = ({ children }: { children: ReactNode }) => <div className="max-sm:col-start-2">{children}</div>

/** Only the browser's own settings can undo a refusal: the steps to them. */
function HowToAllow({ name }: { name: string }) {
  const [open, setOpen] = useState(false)
  const stepsId = useId()

  return (
    <>
      <Place>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${words.howToAllow} ${name}`}
          aria-expanded={open}
          aria-controls={open ? stepsId : undefined}
          onClick={() => setOpen(!open)}
        >
          {words.howToAllow}
        </Button>
      </Place>
      {open && (
        <p id={stepsId} className="col-span-full rounded-md bg-sunk px-3.5 py-2.5 text-sm text-soft">
          {words.allowSteps}
        </p>
      )}
    </>
  )
}

function useMends() {
  const client = useQueryClient()
  const onError = () => toast.error(failures.settingsUpdate)
  const onSettled = () => client.invalidateQueries({ queryKey: notificationKeys.reports })

  return {
    switchOn: useMutation({
      mutationFn: (flag: profile.Flag) => call(profile.update, { [flag]: true }),
      onSuccess: ({ user }) => client.setQueryData(meOptions.queryKey, user),
      onError,
      onSettled,
    }),
    endQuietHours: useMutation({
      mutationFn: () => call(notifications.setPreferences, { quiet_from: null, quiet_until: null }),
      onSuccess: (answer) => client.setQueryData(preferencesOptions.queryKey, answer),
      onError,
      onSettled,
    }),
  }
}
