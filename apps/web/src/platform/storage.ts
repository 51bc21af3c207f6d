import { allowsFunctional, consentKey } from './consent.ts'

/**
 * Optional keys, stored for convenience, each by the name before a ':'. Every key that this browser stores is listed in the
 * cookies policy (contract/legal/kept-on-device.ts).
 */
export const optionalNames: readonly string[] = [
  'theme',
  'voiceLanguage',
  'suggestionsGone',
  'pantry',
  'notificationPrompt',
]

/** Personal keys, each by the name before a ':'. */
const personalNames: readonly string[] = [
  'todayAtOneGlance',
  'lastLook',
  // From a former version: no longer written.
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
 * What this browser stores for us. If storage is refused (private mode, full, blocked), or the person does not allow
 * optional data, the page keeps it in memory while it is open and nothing throws.
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
      // In memory, then.
    }
    memory.set(key, value)
  },

  remove(key: string): void {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was kept there.
    }
  },

  /** Removes the person's data from this device, whichever part of the planner is loaded. */
  forgetPersonal(): void {
    try {
      for (const key of Object.keys(localStorage)) if (isPersonal(key)) localStorage.removeItem(key)
    } catch {
      // Nothing was kept there.
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
      // Nothing was kept there.
    }
  },
}

const memory = new Map<string, string>()

const nameOf = (key: string): string => key.split(':', 1)[0]!

const mayKeep = (key: string): boolean => !isOptional(key) || allowsFunctional(localStorage.getItem(consentKey))

const isPersonal = (key: string): boolean => personalNames.includes(nameOf(key))

const isOptional = (key: string): boolean => optionalNames.includes(nameOf(key))
