import * as privacy from '@planner/contract/account/privacy'

import { call } from '#api/call.ts'
import { token } from '#api/token.ts'
import { type Choices, type Consent, consentVersion } from '#platform/consent.ts'
import { now } from '#platform/time/clock.ts'

import { storeConsent } from './consent-store.ts'

/** Saves the choice on this device and, when signed in, in the account's log. */
export function saveConsent({ functional, analytics, marketing }: Choices): void {
  const consent: Consent = {
    necessary: true,
    functional,
    analytics,
    marketing,
    timestamp: now().toISOString(),
    version: consentVersion,
  }
  storeConsent(consent)
  if (!token.read()) return
  call(privacy.giveConsent, consent).catch((error: unknown) => {
    console.warn('The choice was saved on this device but not to the account', error)
  })
}
