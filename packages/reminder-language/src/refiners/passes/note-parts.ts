import type { Draft } from './draft.ts'

/**
 * Notes the parts of the day that the text names, whatever becomes of them.
 *
 * @example 'kal morning walk 6 baje': `morning` stays in the title, and still says that 6 is am.
 */
export function noteParts(draft: Draft): void {
  draft.parts = draft.facts.filter(({ part }) => part)
}
