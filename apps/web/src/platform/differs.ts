/** Whether values are others than before: those of a form, or of one of its fields. */
export const differs = (now: unknown, before: unknown): boolean => JSON.stringify(now) !== JSON.stringify(before)
