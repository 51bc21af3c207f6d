import type { User } from '@planner/contract/account/auth'
import { expect, test } from 'vitest'

import { fieldsOf, locationChoices } from './person-draft.ts'

const asha = {
  full_name: 'Asha Rao',
  phone_number: '+919876543210',
  location: null,
  sms_notifications: true,
  email_notifications: true,
} as User

test('PROFILE-1 untouched fields follow the profile, also when another tab changes it', () => {
  const draft = { location: 'Pune, India' }

  expect(fieldsOf(asha, draft)).toEqual({
    full_name: 'Asha Rao',
    phone_number: '+91 98765 43210',
    location: 'Pune, India',
    sms_notifications: true,
    email_notifications: true,
  })
  expect(fieldsOf({ ...asha, full_name: 'Asha R.', location: 'Delhi, India' }, draft)).toMatchObject({
    full_name: 'Asha R.',
    location: 'Pune, India',
  })
})

test('PROFILE-1 the locations are the seven cities, each followed by its country, and whatever is set already', () => {
  const seven = [
    'Mumbai, India',
    'Delhi, India',
    'Bangalore, India',
    'Chennai, India',
    'Kolkata, India',
    'Pune, India',
    'Hyderabad, India',
  ]

  expect(locationChoices(null)).toEqual(seven)
  expect(locationChoices('Pune, India')).toEqual(seven)
  expect(locationChoices('Kochi, India')).toEqual(['Kochi, India', ...seven])
})
