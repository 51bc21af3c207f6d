import { allowsFunctional, consentKey } from './consent.ts'

/**
 * Names of optional keys, stored for convenience; a name is the part before a ':'. The cookies policy lists every key
 * that this browser stores (contract/legal/stored-on-device.ts).
 */
export const optionalNames: readonly string[] = [
  'theme',
  'voiceLanguage',
  'suggestionsGone',
  'pantry',
  'notificationPrompt',
  'zoneKept',
]

/** Names of personal keys; a name is the part before a ':'. */
const personalNames: readonly string[] = [
  'todayAtOneGlance',
  'lastLook',
  // Written by a former version only.
  'todayAtAGlance',
  'unsentComposer',
  'keptCart',
  'cartDraft',
  'cookTimers',
  'unsentReminder',
  'unsentAttempt',
  'unsentForm',
]

/**
 * Access to local storage. If storage is refused (private mode, full, blocked), or the person does not allow optional
 * data, values are held in memory while the page is open, and nothing throws.
 */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null
    } catch {
      return memory.get(key) ?? null
    }
  },

  write(key: string, value: string): void {
    try {
      if (mayKeep(key)) {
        localStorage.setItem(key, value)
        memory.delete(key)
        return
      }
    } catch {
      // Held in memory only.
    }
    memory.set(key, value)
  },

  remove(key: string): void {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was stored.
    }
  },

  /** Removes the person's data from this device, including that of parts not loaded. */
  forgetPersonal(): void {
    try {
      for (const key of Object.keys(localStorage)) if (isPersonal(key)) localStorage.removeItem(key)
    } catch {
      // Nothing was stored.
    }
    for (const key of [...memory.keys()].filter(isPersonal)) memory.delete(key)
  },

  /** Removes optional data from this device; the open page is unaffected. */
  forgetOptional(): void {
    try {
      for (const key of Object.keys(localStorage).filter(isOptional)) {
        memory.set(key, localStorage.getItem(key)!)
        localStorage.removeItem(key)
      }
    } catch {
      // Nothing was stored.
    }
  },
}

const memory = new Map<string, string>()

const nameOf = (key: string): string => key.split(':', 1)[0]!

const mayKeep = (key: string): boolean => !isOptional(key) || allowsFunctional(localStorage.getItem(consentKey))

const isPersonal = (key: string): boolean => personalNames.includes(nameOf(key))

const isOptional = (key: string): boolean => optionalNames.includes(nameOf(key))
