import type { User } from '@planner/contract/account/auth'
import * as phone from '@planner/contract/account/phone'
import { failures } from '@planner/contract/failures'
import { useMutation } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'

import { call } from '#api/call.ts'
import { detailOrMessage } from '#api/errors.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { NumberField } from './NumberField.tsx'
import type { Verification } from './use-verification.ts'
import { VerifiedMark } from './VerifiedMark.tsx'
import { words } from './words.ts'

/** The start of a verification in the settings: the number with 'Verify', and 'Test SMS' once it is verified. */
export function NumberRow({ user, verification }: { user: User; verification: Verification }) {
  const { steps, problem, sending, type, send, refuse } = verification
  const testing = useTestSms()
  const number = steps.number.trim()
  const same = number.replaceAll(' ', '') === (user.phone_number ?? '')
  const verified = user.phone_verified && same

  const verify = () => (number === '' ? refuse(failures.phoneNumberFirst) : send(failures.phoneVerificationSms))
  const test = () => (verified ? testing.mutate() : refuse(failures.phoneVerifyFirst))

  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <NumberField
        value={steps.number}
        onChange={type}
        error={problem}
        className="max-w-none"
        hint={number === '' ? words.numberHint : undefined}
        aside={
          user.phone_number && same ? <VerifiedMark verified={verified} className="-my-1 self-center" /> : undefined
        }
      />
      <div className="flex gap-2.5 sm:pt-6.5">
        {/* Hidden once the number is verified, until it is changed. */}
        {!verified && (
          <Button pending={sending} onClick={verify} className="max-sm:flex-1">
            Verify
          </Button>
        )}
        <Button variant="secondary" pending={testing.isPending} onClick={test} className="max-sm:flex-1">
          Test SMS
        </Button>
      </div>
    </div>
  )
}

function useTestSms() {
  return useMutation({
    mutationFn: () => call(phone.sendTest, { message: words.testMessage }),
    onSuccess: ({ message_sid }) => {
      if (!message_sid.startsWith('outbox-')) {
        toast.success(words.testSent)
        return
      }
      const action = { label: 'Open', onClick: () => navigate(`${paths.settings}#outbox`) }
      toast.success(words.testInOutbox, { action })
    },
    onError: (error) => toast.error(failures.phoneTest, { description: `${detailOrMessage(error)}.` }),
  })
}
