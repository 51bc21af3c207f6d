/** What a person allows this browser to store, kept in local storage under `cookieConsent`. */
export type Consent = {
  necessary: true
  functional: boolean
  analytics: boolean
  marketing: boolean
  /** When it was chosen, ISO. */
  timestamp: string
  /** The version of the notice that was accepted. */
  version: string
}

export type Choices = Pick<Consent, 'functional' | 'analytics' | 'marketing'>

export const consentKey = 'cookieConsent'

/** Increment when the notice asks for something else; then everyone is asked again. */
export const consentVersion = '1'

/** Returns the choice if it is still valid: made for this notice, and not older than the promised year. */
export function validConsent(text: string | null, at: Date): Consent | null {
  const consent = consentIn(text)
  if (consent?.version !== consentVersion) return null
  return at.getTime() - Date.parse(consent.timestamp) > yearMs ? null : consent
}

/**
 * Whether optional data may be stored. Allowed until a choice is made, because it only consists of the person's own
 * settings.
 */
export const allowsFunctional = (text: string | null): boolean => consentIn(text)?.functional ?? true

const yearMs = 365 * 24 * 60 * 60 * 1000

function consentIn(text: string | null): Consent | null {
  const saved = read(text)
  if (saved === null || Number.isNaN(Date.parse(String(saved.timestamp)))) return null
  const { functional, analytics, marketing } = saved
  if (typeof functional !== 'boolean' || typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null
  return {
    necessary: true,
    functional,
    analytics,
    marketing,
    timestamp: String(saved.timestamp),
    // The first notice had no version.
    version: typeof saved.version === 'string' ? saved.version : '1',
  }
}

function read(text: string | null): Record<string, unknown> | null {
  try {
    const saved: unknown = JSON.parse(text ?? 'null')
    return typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>) : null
  } catch {
    return null
  }
}
