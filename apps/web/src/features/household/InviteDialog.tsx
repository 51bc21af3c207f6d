import { failures } from '@planner/contract/failures'
import * as household from '@planner/contract/household'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'

import { QrCode } from '#features/account/QrCode.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { copyText } from '#ui/copy-text.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useChange } from './use-change.ts'
import { words } from './words.ts'

type InviteDialogProps = { open: boolean; household: string | null; onClose: () => void }

/** Invites one person: by WhatsApp, by a QR code to scan, or by a code to read out. */
export function InviteDialog({ open, household: name, onClose }: InviteDialogProps) {
  const [role, setRole] = useState<'adult' | 'child'>('adult')
  const invite = useChange(household.invite)
  const made = invite.data
  const close = () => {
    onClose()
    invite.reset()
  }
  const copy = (text: string) => copyText(text, { done: words.copied, failed: failures.copy })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Invite to your household"
      description={words.inviteText}
      footer={
        made ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <Button pending={invite.isPending} onClick={() => invite.mutate({ role })}>
            Create invitation
          </Button>
        )
      }
    >
      {made ? (
        <div className="space-y-5">
          <QrCode text={made.url} label="Invitation QR code" />
          <p className="text-center">
            <span className="block text-sm text-soft">Code</span>
            <strong className="text-2xl tracking-widest tabular-nums">{made.code}</strong>
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <a
              href={`https://wa.me/?text=${encodeURIComponent(words.share(made.url, name))}`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'secondary' })}
            >
              <MessageCircle aria-hidden="true" className="size-4.5" />
              WhatsApp
            </a>
            <Button variant="secondary" onClick={() => void copy(made.url)}>
              Copy link
            </Button>
            <Button variant="secondary" onClick={() => void copy(made.code)}>
              Copy code
            </Button>
          </div>
        </div>
      ) : (
        <SelectField
          label="Role"
          value={role}
          onChange={(value) => setRole(value as 'adult' | 'child')}
          hint={role === 'adult' ? words.adultText : words.childText}
          options={[
            { value: 'adult', label: 'Adult' },
            { value: 'child', label: 'Child' },
          ]}
        />
      )}
    </Dialog>
  )
}
