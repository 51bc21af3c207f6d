import { differs } from './differs.ts'

/**
 * Returns the fields that differ from the form as it was opened. Only these are sent, so that a form left open does not
 * revert changes made elsewhere.
 */
export const changedFields = <Fields extends object>(now: Fields, opened: Fields): Partial<Fields> => {
  const before = opened as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => differs(value, before[name])),
  ) as Partial<Fields>
}
