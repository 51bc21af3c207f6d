/** Whether two values, such as those of a form or a field, differ. */
export const differs = (now: unknown, before: unknown): boolean => JSON.stringify(now) !== JSON.stringify(before)
