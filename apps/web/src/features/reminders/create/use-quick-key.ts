import { useKeys } from '#platform/use-keys.ts'

export const quickKey = 'q'

/** Calls back at the key for adding a reminder. */
export const useQuickKey = (onKey: () => void, options?: { active?: boolean }): void =>
  useKeys({ [quickKey]: onKey }, options)
