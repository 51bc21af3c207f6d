import type { Fact } from '../../parsers/facts.ts'
import { hint, mayBe } from '../../tokens/hints.ts'
import { hasAny, keySet } from '../../tokens/token.ts'
import type { Draft } from './draft.ts'

const joints = keySet('ON BY AT KO PE TAK EVERY THIS NEXT COMING FROM UNTIL')

/**
 * Drops the day, meal or rhythm that names what a note is about: a line that ends in 'number', 'lyrics' or 'ideas' and says no
 * more of a time.
 *
 * @example 'weekday lunch ideas' repeats nothing.
 */
export function dropOfNotes(draft: Draft): void {
  const { tokens, facts } = draft
  if (!mayBe(tokens.at(-1), hint.noted) || tokens.some(({ word }) => asks.test(word))) return
  if (facts.every((fact) => isName(draft, fact))) draft.facts = []
}

/** 'Sunday send the account number' is to be done. */
const asks =
  /^(?:ask|send|get|give|check|call|find|search|note|update|change|share|mail|email|message|msg|text|forward|save|write|print|buy|order|submit|upload|collect|take|pay|learn|discuss|finali[sz]e|plan|prepare|look|see|read|confirm|verify|\S+n[aei]|\S+lo|\S+do)$/

function isName({ tokens }: Draft, { kind, date, repeat, clock, from, to }: Fact): boolean {
  if (clock || hasAny(tokens[from], joints) || hasAny(tokens[to - 1], joints) || to >= tokens.length) return false
  const isBare = date?.is === 'weekday' || date?.is === 'weekend' || date?.is === 'feast'
  return kind === 'part' || isBare || repeat !== undefined
}
