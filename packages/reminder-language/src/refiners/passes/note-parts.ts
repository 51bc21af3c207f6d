import type { Draft } from './draft.ts'

/**
 * Records the parts of the day in the text, whether or not they are dropped later.
 *
 * @example 'kal morning walk 6 baje': `morning` stays in the title, but still decides that 6 is am.
 */
export function noteParts(draft: Draft): void {
  draft.parts = draft.facts.filter(({ part }) => part)
}
