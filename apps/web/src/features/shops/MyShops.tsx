import { type Shop, shopKinds } from '@planner/contract/shops'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { changedFields } from '#platform/changed-fields.ts'
import { differs } from '#platform/differs.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { shopsOptions, useShops } from './queries.ts'
import { kindNames, shopWords } from './words.ts'

type Draft = { id: string | null } & Pick<Shop, 'kind' | 'name' | 'language'> &
  Record<'phone' | 'upi_id' | 'hours', string>

const nothing: Draft = { id: null, kind: 'kirana', name: '', phone: '', upi_id: '', hours: '', language: 'en' }

const draftOf = ({ phone, upi_id, hours, ...shop }: Shop): Draft => ({
  ...shop,
  phone: phone ?? '',
  upi_id: upi_id ?? '',
  hours: hours ?? '',
})

/** The person's own shops: kirana, milk, vegetables, chemist and cook. Input stays until it has been saved. */
export default function MyShops({ onClose }: { onClose: () => void }) {
  const { data: shops = [] } = useQuery(shopsOptions)
  const { add, change, remove } = useShops()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [opened, setOpened] = useState(nothing)
  const isChanged = draft !== null && differs(draft, opened)
  const open = (first: Draft) => {
    setOpened(first)
    setDraft(first)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!draft || add.isPending || change.isPending) return
    const { id, ...shop } = draft
    const done = { onSuccess: () => setDraft(null) }
    if (id && !isChanged) setDraft(null)
    else if (id) change.mutate({ ...changedFields(draft, opened), id }, done)
    else add.mutate(shop, done)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={isChanged}
      title={shopWords.title}
      description={shopWords.text}
    >
      {shops.length === 0 && !draft && <p className="mb-3 text-soft">{shopWords.none}</p>}
      <ul className="divide-y divide-line">
        {shops.map((shop) => (
          <li key={shop.id} className="flex items-center gap-2 py-1.5">
            <p className="min-w-0 flex-1">
              <span className="block truncate font-medium">{shop.name}</span>
              <span className="block truncate text-sm text-soft">
                {[kindNames[shop.kind], shop.phone, shop.upi_id, shop.hours].filter(Boolean).join(' · ')}
              </span>
            </p>
            <IconButton label={`Edit ${shop.name}`} onClick={() => open(draftOf(shop))}>
              <Pencil aria-hidden="true" className="size-4.5" />
            </IconButton>
            <IconButton label={`Delete ${shop.name}`} onClick={() => !remove.isPending && remove.mutate(shop.id)}>
              <Trash2 aria-hidden="true" className="size-4.5 text-danger" />
            </IconButton>
          </li>
        ))}
      </ul>
      {draft ? (
        <ShopForm
          draft={draft}
          onChange={setDraft}
          onSave={save}
          onCancel={() => setDraft(null)}
          pending={add.isPending || change.isPending}
        />
      ) : (
        <Button variant="secondary" className="mt-3" onClick={() => open(nothing)}>
          <Plus aria-hidden="true" className="size-4" />
          Add a shop
        </Button>
      )}
    </Dialog>
  )
}

type ShopFormProps = {
  draft: Draft
  onChange: (draft: Draft) => void
  onSave: (event: FormEvent) => void
  onCancel: () => void
  pending: boolean
}

function ShopForm({ draft, onChange, onSave, onCancel, pending }: ShopFormProps) {
  const text = (name: 'name' | 'phone' | 'upi_id' | 'hours') => ({
    value: draft[name],
    onChange: (value: string) => onChange({ ...draft, [name]: value }),
  })
  return (
    <form onSubmit={onSave} className="mt-3 grid gap-3 border-t border-line pt-3 sm:grid-cols-2">
      <SelectField
        label="Type"
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind: shopKinds.find((one) => one === kind) ?? 'kirana' })}
        options={shopKinds.map((value) => ({ value, label: kindNames[value] }))}
      />
      <TextField label="Name" required maxLength={80} {...text('name')} />
      <TextField label="Mobile number" inputMode="tel" maxLength={30} hint="For WhatsApp and SMS" {...text('phone')} />
      <TextField label="UPI ID" maxLength={130} hint="For example name@bank" {...text('upi_id')} />
      <TextField label="Hours" maxLength={80} hint="For example 7 am to 9 pm" {...text('hours')} />
      <SelectField
        label="List language"
        value={draft.language}
        onChange={(language) => onChange({ ...draft, language: language === 'hi' ? 'hi' : 'en' })}
        options={[
          { value: 'en', label: 'English' },
          { value: 'hi', label: 'हिन्दी' },
        ]}
      />
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" pending={pending}>
          Save shop
        </Button>
        <Button variant="secondary" onClick={onCancel} disabled={pending}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
