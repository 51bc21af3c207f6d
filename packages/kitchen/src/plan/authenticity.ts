import type { Draft } from '../compose/draft.ts'
import { nameOf } from '../names/name-of.ts'

/** How much a combination is a dish that people know, 0 to 1: it has a name of its own, or its main is a classic of its family. */
export const authenticity = (draft: Draft): number => (draft.classic || nameOf(draft.id) !== undefined ? 1 : 0)
