import type { ManagedVendor } from '@planner/contract/vendors'
import { expect, test } from 'vitest'

import { changesOf, draftOf, emptyDraft, readDraft, type VendorDraft } from './vendor-draft.ts'

const sweets: VendorDraft = {
  ...emptyDraft,
  name: ' Aaradhya Sweets ',
  category: 'gift',
  description: 'Mithai <script>alert(1)</script>',
  location: 'Pune',
}

test('ADMIN-3 by default a new vendor costs $, offers no services and is active', () => {
  expect(readDraft(sweets)).toEqual({
    vendor: {
      name: 'Aaradhya Sweets',
      category: 'gift',
      description: 'Mithai <script>alert(1)</script>',
      price_range: '$',
      location: 'Pune',
      contact: null,
      website: null,
      services: [],
      is_active: true,
      order_channel: null,
      order_to: null,
      upi_id: null,
      language: 'en',
      pin_codes: [],
    },
  })
  expect(readDraft({ ...sweets, services: ' hampers,, cakes ,' })).toMatchObject({
    vendor: { services: ['hampers', 'cakes'] },
  })
})

test('ADMIN-3 name, category, description and location are required, the rest is not', () => {
  expect(readDraft({ ...emptyDraft, name: '  ' })).toEqual({
    faults: {
      name: 'Name must not be empty',
      category: 'Category must be grocery, restaurant, service or gift',
      description: 'Description must not be empty',
      location: 'Location must not be empty',
    },
  })
})

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,<b>', 'shop.example', 'ftp://shop.example'])(
  'ADMIN-3 %j is no website',
  (website) => {
    expect(readDraft({ ...sweets, website })).toEqual({ faults: { website: 'Website must start with https://' } })
  },
)

test('ADMIN-3 a vendor is edited as it is, its tier by dollars', () => {
  const vendor: ManagedVendor = {
    takes_orders: false,
    is_own: false,
    order_channel: null,
    order_to: null,
    upi_id: null,
    language: 'en',
    pin_codes: [],
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Aaradhya Sweets',
    category: 'gift',
    description: 'Mithai',
    price_range: '₹₹',
    location: 'Pune',
    contact: null,
    website: 'https://sweets.example',
    services: ['hampers', 'cakes'],
    is_active: false,
    rating: null,
    ratings: 0,
  }
  const { id: _id, rating: _rating, ratings: _ratings, takes_orders: _takes, is_own: _own, ...same } = vendor
  expect(readDraft(draftOf(vendor))).toEqual({ vendor: { ...same, price_range: '$$' } })
})

test('ADMIN-3 only what was changed in the form is sent', () => {
  const read = readDraft({ ...sweets, upi_id: 'sweets@oksbi', services: 'hampers' })
  if ('faults' in read) throw new Error('It has no faults')
  expect(changesOf(read.vendor, sweets)).toEqual({ upi_id: 'sweets@oksbi', services: ['hampers'] })
  expect(changesOf(read.vendor, { ...sweets, upi_id: 'sweets@oksbi ', services: ' hampers,' })).toEqual({})
  expect(changesOf(read.vendor, { ...sweets, description: '' })).toEqual(read.vendor)
})
