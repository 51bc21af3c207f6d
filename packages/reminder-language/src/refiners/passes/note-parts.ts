import type { Draft } from './draft.ts'

/**
 * Notes the parts of the day that the text names, whatever becomes of them.
 *
 * @example 'call at 4 tomorrow morning': `morning` alone is weak, and still says that 4 is am.
 */
export function noteParts(draft: Draft): void {
  draft.parts = draft.facts.filter(({ part }) => part)
}
