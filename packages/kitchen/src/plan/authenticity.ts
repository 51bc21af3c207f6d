import type { Draft } from '../compose/draft.ts'

/** How much a combination is a dish that people know, 0 to 1: its main is a classic of the family, or it is not. */
export const authenticity = (draft: Draft): number => (draft.classic ? 1 : 0)
