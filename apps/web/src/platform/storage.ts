import { allowsFunctional, consentKey } from './consent.ts'

/**
 * What is kept for comfort alone, each by the name before a ':'. Every name that this browser keeps is told in the
 * cookies policy (contract/legal/kept-on-device.ts).
 */
export const optionalNames: readonly string[] = [
  'theme',
  'voiceLanguage',
  'suggestionsGone',
  'pantry',
  'notificationPrompt',
]

/** What is one person's and nobody else's to see, each by the name before a ':'. */
const personalNames: readonly string[] = ['todayAtAGlance', 'keptCart', 'cartDraft']

/**
 * What this browser keeps for us. Where it refuses (private mode, storage full, blocked), or the person does not allow
 * what is optional, the page keeps it for as long as it is open and nothing throws.
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

  /** Takes what was the person's off this device, whatever of the planner is loaded. */
  forgetPersonal(): void {
    try {
      for (const key of Object.keys(localStorage)) if (isPersonal(key)) localStorage.removeItem(key)
    } catch {
      // Nothing was kept there.
    }
    for (const key of [...memory.keys()].filter(isPersonal)) memory.delete(key)
  },

  /** Takes what is optional off this device; the open page goes on as it is. */
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
