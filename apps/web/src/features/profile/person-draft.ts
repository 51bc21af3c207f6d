import type { User } from '@planner/contract/account/auth'
import { cities } from '@planner/contract/constants/page'
import { numberInWords } from '#platform/digits.ts'

/** The editable fields; empty strings where the profile has no value. */
export type PersonFields = {
  full_name: string
  phone_number: string
  location: string
  sms_notifications: boolean
  email_notifications: boolean
}

/**
 * Returns the form's values: the current profile overlaid with the changes made here, so that an untouched field shows
 * changes made in another tab.
 */
export function fieldsOf(user: User, draft: Partial<PersonFields>): PersonFields {
  return {
    full_name: user.full_name,
    phone_number: numberInWords(user.phone_number ?? ''),
    location: user.location ?? '',
    sms_notifications: user.sms_notifications,
    email_notifications: user.email_notifications,
    ...draft,
  }
}

/** Returns the specification's seven cities, each with its country, plus any other city set by the city chip. */
export function locationChoices(chosen: string | null): string[] {
  const known = cities.map((city) => `${city}, India`)

  return chosen && !known.includes(chosen) ? [chosen, ...known] : known
}
