import type { Span } from '../reading.ts'
import type { Token } from './token.ts'

/** Finds the names in a text that contain day words. `hints` are the hint bits of all its words (hints.ts). */
export type FindNames = (text: string, tokens: readonly Token[], hints: number) => readonly Span[]

/** Loaded separately from the reader (languages/lazy-helpers.ts); finds nothing until then. */
export let namesIn: FindNames = () => none

export function findNamesBy(find: FindNames): void {
  namesIn = find
}

const none: readonly Span[] = []
