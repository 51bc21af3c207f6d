import { differs } from './differs.ts'

/**
 * The fields that differ from those of the form as it was opened. Only these are sent, so that a form that has stood open does
 * not put back what was changed elsewhere meanwhile.
 */
export const changedFields = <Fields extends object>(now: Fields, opened: Fields): Partial<Fields> => {
  const before = opened as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => differs(value, before[name])),
  ) as Partial<Fields>
}
