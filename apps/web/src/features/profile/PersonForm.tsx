import type { User } from '@planner/contract/account/auth'
import { Mail, MessageSquareText } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'

import { NumberField } from '#features/phone/NumberField.tsx'
import { words as phoneWords } from '#features/phone/words.ts'
import { useSavedInput } from '#platform/use-saved-input.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { fieldsOf, locationChoices, type PersonFields } from './person-draft.ts'
import { useUpdateProfile } from './use-update-profile.ts'
import { words } from './words.ts'

/** Edits the personal info. */
export function PersonForm({ user, onClose }: { user: User; onClose: () => void }) {
  // Kept until saved or cancelled, so that leaving the page loses nothing.
  const [draft, setDraft] = useSavedInput<Partial<PersonFields>>('profile', {})
  const close = () => {
    setDraft({})
    onClose()
  }
  const { saving, phoneProblem } = useUpdateProfile({ onSaved: close })
  const name = useRef<HTMLInputElement>(null)
  const fields = fieldsOf(user, draft)
  const set = (change: Partial<PersonFields>) => setDraft({ ...draft, ...change })

  useEffect(() => name.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending) saving.mutate(fields)
  }

  return (
    <form onSubmit={submit} className="moves-in mt-4 space-y-4.5">
      <TextField
        ref={name}
        label="Full name"
        name="full_name"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={100}
        required
        value={fields.full_name}
        onChange={(full_name) => set({ full_name })}
      />
      <NumberField
        value={fields.phone_number}
        onChange={(phone_number) => set({ phone_number })}
        error={phoneProblem}
        hint={user.phone_verified ? words.phoneHint : phoneWords.numberHint}
        className="max-w-none"
      />
      <SelectField
        label="Location"
        name="location"
        value={fields.location}
        onChange={(location) => set({ location })}
        hint={words.locationHint}
        options={[
          { value: '', label: words.locationNone },
          ...locationChoices(user.location).map((place) => ({ value: place, label: place })),
        ]}
      />
      <div className="space-y-1 border-t border-line pt-3">
        <Switch
          label={
            <span className="inline-flex items-center gap-2.5">
              <MessageSquareText aria-hidden="true" className="size-4.5 text-soft" />
              SMS notifications
            </span>
          }
          checked={fields.sms_notifications}
          onChange={(sms_notifications) => set({ sms_notifications })}
        />
        <Switch
          label={
            <span className="inline-flex items-center gap-2.5">
              <Mail aria-hidden="true" className="size-4.5 text-soft" />
              Email notifications
            </span>
          }
          checked={fields.email_notifications}
          onChange={(email_notifications) => set({ email_notifications })}
        />
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" pending={saving.isPending} className="min-w-32">
          Save changes
        </Button>
        <Button variant="quiet" size="sm" disabled={saving.isPending} onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
