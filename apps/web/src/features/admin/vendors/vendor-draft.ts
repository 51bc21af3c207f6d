import type { InputOf } from '@planner/contract/endpoint'
import type { OrderChannel, ShopLanguage } from '@planner/contract/new-vendor'
import { NewVendor } from '@planner/contract/new-vendor'
import type { create, ManagedVendor, VendorCategory } from '@planner/contract/vendors'
import * as z from 'zod/mini'

import { changedFields } from '#platform/changed-fields.ts'

// The content security policy forbids `new Function`, which zod would otherwise try.
z.config({ jitless: true })

/** A vendor as typed into the form. */
export type VendorDraft = {
  name: string
  category: VendorCategory | ''
  description: string
  price_range: string
  location: string
  contact: string
  website: string
  /** Comma-separated. */
  services: string
  is_active: boolean
  order_channel: OrderChannel | ''
  order_to: string
  upi_id: string
  language: ShopLanguage
  /** Comma-separated. */
  pin_codes: string
}

export const emptyDraft: VendorDraft = {
  name: '',
  category: '',
  description: '',
  price_range: '$',
  location: '',
  contact: '',
  website: '',
  services: '',
  is_active: true,
  order_channel: '',
  order_to: '',
  upi_id: '',
  language: 'en',
  pin_codes: '',
}

export const draftOf = (vendor: ManagedVendor): VendorDraft => ({
  ...vendor,
  price_range: '$'.repeat(vendor.price_range.length),
  contact: vendor.contact ?? '',
  website: vendor.website ?? '',
  services: vendor.services.join(', '),
  order_channel: vendor.order_channel ?? '',
  order_to: vendor.order_to ?? '',
  upi_id: vendor.upi_id ?? '',
  pin_codes: vendor.pin_codes.join(', '),
})

export type Faults = Partial<Record<keyof VendorDraft, string>>

/** Returns the request body, or the errors by field in the contract's wording. */
export function readDraft(draft: VendorDraft): { vendor: InputOf<typeof create> } | { faults: Faults } {
  const services = draft.services.split(',').flatMap((service) => service.trim() || [])
  const read = z.safeParse(NewVendor, {
    ...draft,
    contact: draft.contact.trim() || null,
    website: draft.website.trim() || null,
    services,
    order_channel: draft.order_channel || null,
    order_to: draft.order_to.trim() || null,
    upi_id: draft.upi_id.trim() || null,
    pin_codes: draft.pin_codes.split(',').flatMap((code) => code.trim() || []),
  })
  if (read.success) return { vendor: read.data }

  const faults: Faults = {}
  for (const { path, message } of read.error.issues) faults[path[0] as keyof VendorDraft] ??= message
  return { faults }
}

/** Returns the fields to send: those that differ from the form as it was opened. */
export function changesOf(now: InputOf<typeof create>, opened: VendorDraft): Partial<InputOf<typeof create>> {
  const read = readDraft(opened)
  // A vendor that today's rules would reject cannot be compared, so all fields are sent.
  if ('faults' in read) return now
  return changedFields(now, read.vendor)
}
