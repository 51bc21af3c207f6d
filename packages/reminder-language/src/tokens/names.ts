import type { Span } from '../reading.ts'
import type { Token } from './token.ts'

/** Finds the names in a text that contain words for days. `hints` are all bits of its words (hints.ts). */
export type FindNames = (text: string, tokens: readonly Token[], hints: number) => readonly Span[]

/** Loaded beside the reader (languages/beside.ts); none before. */
export let namesIn: FindNames = () => none

export function findNamesBy(find: FindNames): void {
  namesIn = find
}

const none: readonly Span[] = []
