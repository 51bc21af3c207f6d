import type { Fact } from '../../parsers/facts.ts'
import { hasHint, hint } from '../../tokens/hints.ts'
import { has, hasAny, keySet, type Token } from '../../tokens/token.ts'
import type { Draft } from './draft.ts'
import { idiomsIn } from './idioms.ts'
import { isInstruction } from './is-instruction.ts'
import { isPastRecord } from './past-records.ts'

const joints = keySet('ON BY AT KO PE TAK EVERY THIS NEXT COMING FROM UNTIL')

/**
 * Drops facts of lines that are notes: the day, meal or repetition of a note's subject, if the line ends in 'number',
 * 'lyrics' or 'ideas' and names no other time; the month of a statement about the past ('I was born in March'); and all
 * facts of a past event in Hindi ('subah dawai li thi').
 *
 * @example 'weekday lunch ideas' repeats nothing.
 */
export function dropOfNotes(draft: Draft): void {
  const { tokens, facts } = draft
  const isNarrated =
    hasHint(tokens[1], hint.past) && (has(tokens[0], 'ME') || /^(?:s?he|they|it)$/.test(tokens[0]!.word))
  const isTale = isNarrated && facts.every(isVague) && !tokens.some(({ word }) => word === ',')
  // 'Sunday send the account number' is a task.
  const isNote = hasHint(tokens.at(-1), hint.noted) && !isInstruction(tokens)
  if (
    isTale ||
    wasInHindi(tokens, facts) ||
    (isNote && facts.every((fact) => isName(draft, fact))) ||
    isPastRecord(draft)
  )
    draft.facts = []
  else {
    const said = idiomsIn(draft)
    if (said.length > 0) draft.facts = facts.filter((fact) => !said.includes(fact))
  }
}

const was = new Set(['tha', 'thi', 'thin', 'था', 'थी', 'थीं'])
const question = /^(?:kis\w*|kaun|kon|kahan|kab|kyu+n?|kyon|kaisa|kaisi|kaise|किस\S*|कौन|कहाँ|कहां|कब|क्यों|कैसा|कैसी)$/
/** Verb forms before 'tha' that still express a duty: 'jana tha'. */
const duty = /(?:n[aie]|न[ाेी]|wal[aie]|वाल[ाेी])$/

/** Whether a Hindi line is about the past: 'subah 8 baje dawai li thi', 'kiska phone tha kal raat'. */
function wasInHindi(tokens: readonly Token[], facts: readonly Fact[]): boolean {
  let at = 0
  // Fast path: most words start with another letter.
  while (at < tokens.length) {
    const first = tokens[at]!.word.charCodeAt(0)
    if ((first === 116 || first === 0x925) && was.has(tokens[at]!.word)) break
    at++
  }
  if (at < 1 || at === tokens.length || facts.some(({ repeat, wait }) => repeat ?? wait)) return false
  const isQuestion = tokens.some(({ word }) => question.test(word))
  const last = tokens.at(-1)!.keys[0] === 'mark' ? tokens.length - 2 : tokens.length - 1
  const isPlain = at === last && tokens[at - 1]!.keys[0] === 'word' && !duty.test(tokens[at - 1]!.word)
  return isPlain || (isQuestion && !duty.test(tokens[at - 1]!.word))
}

/** Whether a fact is just a month, a year or a part of the day. */
const isVague = ({ kind, date }: Fact) => kind === 'part' || (date?.is === 'calendar' && date.whole === true)

function isName({ tokens }: Draft, { kind, date, repeat, clock, from, to }: Fact): boolean {
  if (clock || hasAny(tokens[from], joints) || hasAny(tokens[to - 1], joints) || to >= tokens.length) return false
  const isBare = date?.is === 'weekday' || date?.is === 'weekend' || date?.is === 'feast'
  return kind === 'part' || isBare || repeat !== undefined
}
