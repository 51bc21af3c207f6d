import type { BadgeTone } from '#ui/Badge.tsx'

/** Returns green for Easy, yellow for Medium and red for anything else (RECIPE-6). */
export const difficultyTone = (difficulty: string): BadgeTone =>
  (({ Easy: 'ok', Medium: 'warn' }) as const)[difficulty] ?? 'danger'
