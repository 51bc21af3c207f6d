import type { BadgeTone } from '#ui/Badge.tsx'

/** Easy is green, Medium yellow, anything else red (RECIPE-6). */
export const difficultyTone = (difficulty: string): BadgeTone =>
  (({ Easy: 'ok', Medium: 'warn' }) as const)[difficulty] ?? 'danger'
