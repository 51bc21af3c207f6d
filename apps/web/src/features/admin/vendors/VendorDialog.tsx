import { everywhere } from '@planner/commerce/can-supply'
import { cityNames } from '@planner/commerce/cities'
import { type OrderChannel, orderChannels, vendorCategories } from '@planner/contract/new-vendor'
import type { ManagedVendor, VendorCategory } from '@planner/contract/vendors'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'

import { CallError, detailOrMessage } from '#api/errors.ts'
import { differs } from '#platform/differs.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { operationsOptions } from '../queries.ts'
import { words } from '../words.ts'

import { useChange, useCreate } from './use-vendors.ts'
import { VendorInvitation } from './VendorInvitation.tsx'
import { changesOf, draftOf, emptyDraft, type Faults, readDraft, type VendorDraft } from './vendor-draft.ts'
import { categoryNames, priceRanges } from './vendor-look.ts'

type VendorDialogProps = {
  /** Null for a new vendor. */
  vendor: ManagedVendor | null
  open: boolean
  onClose: () => void
  onCreated: () => void
}

/** Adds or changes a vendor. The input stays until it has been saved. */
export default function VendorDialog({ vendor, open, onClose, onCreated }: VendorDialogProps) {
  const [first] = useState(() => (vendor ? draftOf(vendor) : emptyDraft))
  const [draft, setDraft] = useState(first)
  const [faults, setFaults] = useState<Faults>({})
  const create = useCreate()
  const change = useChange()
  const formId = useId()
  const placesId = useId()
  const pending = create.isPending || change.isPending
  const refused = create.error ?? change.error
  const isDuplicate = create.error instanceof CallError && create.error.code === 'vendor.duplicate'
  /** Whether this vendor was just refused as a duplicate, so that adding it again means it. */
  const isAskedAgain = ({ name, location }: { name: string; location: string }) =>
    isDuplicate && create.variables?.name === name && create.variables.location === location
  const isOfField = refused !== null && isOfOrderTo(refused)
  const { data: channels } = useQuery({ ...operationsOptions, select: (all) => all.channels })
  const carrier = channels?.find(({ channel }) => channel === draft.order_channel)

  const set = <Name extends keyof VendorDraft>(name: Name, value: VendorDraft[Name]) => {
    setDraft({ ...draft, [name]: value })
    setFaults({ ...faults, [name]: undefined })
  }
  const text = (
    name:
      | 'name'
      | 'description'
      | 'location'
      | 'contact'
      | 'website'
      | 'services'
      | 'order_to'
      | 'upi_id'
      | 'pin_codes',
  ) => ({
    value: draft[name],
    onChange: (value: string) => set(name, value),
    error: faults[name],
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const read = readDraft(draft)
    if ('faults' in read) {
      // What the server said about the previous attempt is no longer the reason.
      create.reset()
      change.reset()
      setFaults(read.faults)
      focusFirst(event.currentTarget, read.faults)
      return
    }
    const form = event.currentTarget
    const onError = (error: Error) => {
      if (!isOfOrderTo(error)) return
      const found = { order_to: detailOrMessage(error) }
      setFaults(found)
      focusFirst(form, found)
    }
    if (vendor) {
      const changes = changesOf(read.vendor, first)
      if (Object.keys(changes).length === 0) onClose()
      else change.mutate({ id: vendor.id, ...changes }, { onSuccess: onClose, onError })
      return
    }
    create.mutate(
      { ...read.vendor, only_new: !isAskedAgain(read.vendor) },
      {
        onError,
        onSuccess: () => {
          onClose()
          onCreated()
        },
      },
    )
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !pending && onClose()}
      unsaved={differs(draft, first)}
      title={vendor ? 'Edit Vendor' : 'Add New Vendor'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            {vendor ? 'Save changes' : isDuplicate ? words.addAnyway : 'Add Vendor'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-2 gap-4">
        {refused && !isOfField && (
          <p role="alert" className="col-span-2 rounded-md bg-danger-soft px-3.5 py-2.5 text-sm text-danger">
            {isDuplicate ? words.vendorThere : detailOrMessage(refused)}
          </p>
        )}
        <TextField className="col-span-2" label="Name" name="name" required maxLength={120} {...text('name')} />
        <SelectField
          className="max-sm:col-span-2"
          label="Category"
          name="category"
          required
          value={draft.category}
          onChange={(value) => set('category', value as VendorCategory | '')}
          error={faults.category}
          options={[
            { value: '', label: 'Choose one' },
            ...vendorCategories.map((value) => ({ value, label: categoryNames[value] })),
          ]}
        />
        <SelectField
          className="max-sm:col-span-2"
          label="Price Range"
          name="price_range"
          value={draft.price_range}
          onChange={(value) => set('price_range', value)}
          options={priceRanges}
        />
        <TextArea
          className="col-span-2"
          label="Description"
          name="description"
          required
          maxLength={1000}
          {...text('description')}
        />
        <TextField
          className="col-span-2"
          label="Location"
          name="location"
          required
          maxLength={80}
          list={placesId}
          placeholder="Mumbai, or Pan India"
          {...text('location')}
        />
        <datalist id={placesId}>
          {[everywhere, ...cityNames].map((place) => (
            <option key={place} value={place}>
              {place}
            </option>
          ))}
        </datalist>
        <TextField
          className="max-sm:col-span-2"
          label="Contact"
          name="contact"
          aside={<Optional />}
          maxLength={120}
          {...text('contact')}
        />
        <TextField
          className="max-sm:col-span-2"
          label="Website"
          name="website"
          type="url"
          inputMode="url"
          aside={<Optional />}
          placeholder="https://"
          maxLength={300}
          {...text('website')}
        />
        <TextField
          className="col-span-2"
          label="Services"
          name="services"
          aside={<Optional />}
          hint={words.servicesHint}
          {...text('services')}
        />
        <fieldset className="col-span-2 grid grid-cols-2 gap-4 border-t border-line pt-4">
          <legend className="sr-only">Orders</legend>
          <p className="col-span-2 text-sm text-soft">{words.ordersHint}</p>
          <SelectField
            className="max-sm:col-span-2"
            label="Gets orders by"
            hint={
              carrier && !carrier.connected
                ? words.channelNotSetUp(channelNames[draft.order_channel || 'sms'])
                : undefined
            }
            name="order_channel"
            value={draft.order_channel}
            onChange={(value) => set('order_channel', value as OrderChannel | '')}
            options={[
              { value: '', label: 'No orders' },
              ...orderChannels.map((value) => ({ value, label: channelNames[value] })),
            ]}
          />
          <TextField
            className="max-sm:col-span-2"
            label="Number or email for orders"
            name="order_to"
            maxLength={120}
            {...text('order_to')}
          />
          <TextField
            className="max-sm:col-span-2"
            label="UPI ID"
            name="upi_id"
            aside={<Optional />}
            maxLength={120}
            {...text('upi_id')}
          />
          <SelectField
            className="max-sm:col-span-2"
            label="Page language"
            name="language"
            value={draft.language}
            onChange={(value) => set('language', value === 'hi' ? 'hi' : 'en')}
            options={[
              { value: 'en', label: 'English' },
              { value: 'hi', label: 'हिन्दी' },
            ]}
          />
          <TextField
            className="col-span-2"
            label="PIN codes it delivers to"
            name="pin_codes"
            aside={<Optional />}
            placeholder="400050, 400051"
            {...text('pin_codes')}
          />
        </fieldset>
        {vendor?.order_channel && <VendorInvitation vendor={vendor} />}
        <Switch
          className="col-span-2 border-t border-line pt-4"
          label="Active"
          hint={words.inactiveHint}
          checked={draft.is_active}
          onChange={(checked) => set('is_active', checked)}
        />
      </form>
    </Dialog>
  )
}

const channelNames: Record<OrderChannel, string> = { whatsapp: 'WhatsApp', sms: 'SMS', email: 'Email' }

/** Only the server can check whether a number is valid (phone-number.ts), so that error is shown at the field. */
const isOfOrderTo = (error: Error): boolean =>
  error instanceof CallError &&
  (error.code === 'phone.invalid' || error.code === 'phone.landline' || error.code === 'vendor.no-email')

const Optional = () => <span className="text-sm text-soft">Optional</span>

function focusFirst(form: HTMLFormElement, faults: Faults): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[name]')]
  inputs.find(({ name }) => faults[name as keyof VendorDraft] !== undefined)?.focus()
}
