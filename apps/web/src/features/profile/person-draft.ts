import type { User } from '@planner/contract/account/auth'
import { cities } from '@planner/contract/constants/page'
import { numberInWords } from '#platform/digits.ts'

/** What the form changes; empty text where the profile has nothing. */
export type PersonFields = {
  full_name: string
  phone_number: string
  location: string
  sms_notifications: boolean
  email_notifications: boolean
}

/**
 * The form's state: the current profile, overlaid with the changes made here. So an untouched field
 * shows changes made in another tab.
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

/** The specification's seven cities, each with its country. Any other city is set by the city chip, and then offered here, too. */
export function locationChoices(chosen: string | null): string[] {
  const known = cities.map((city) => `${city}, India`)

  return chosen && !known.includes(chosen) ? [chosen, ...known] : known
}
