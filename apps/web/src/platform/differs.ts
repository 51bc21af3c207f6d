/** Whether a form's values are others than those it was opened with. */
export const differs = (now: unknown, before: unknown): boolean => JSON.stringify(now) !== JSON.stringify(before)
