import { useKeys } from '#platform/use-keys.ts'

export const quickKey = 'q'

/** Calls back on the keyboard shortcut that adds a reminder. */
export const useQuickKey = (onKey: () => void, options?: { active?: boolean }): void =>
  useKeys({ [quickKey]: onKey }, options)
