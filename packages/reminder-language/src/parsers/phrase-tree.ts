import { keyId, keyTable } from '../tokens/keys.ts'
import type { Token } from '../tokens/token.ts'
import { mostTokens } from '../tokens/tokenize.ts'
import { type Fact, factOf } from './facts.ts'
import type { Term } from './number-terms.ts'
import { beginsClause, endsPhrase, type Rule, type Say } from './pattern.ts'
import { type Captures, startKeys, terms } from './terms.ts'

type TermName = keyof typeof terms
type Ranked = { say: Say; order: number }

/** A word by its keys, or a term (by its place in `termNames`, else -1) by the keys it may begin with. */
type Element = {
  keys: readonly number[]
  accepts: Uint8Array
  /** The key, where it accepts no other; else -1. */
  only: number
  term: number
  as: string
}

/** One step of a pattern, and what may come after it. */
type Step = Element & {
  written: string
  next: Node
  /** What the token after a term's first must be for the term to be worth reading; null if it may be anything. */
  follows: Uint8Array | null
}

/** Patterns with the same beginning share their nodes, so that a text is compared once for many patterns. */
type Node = {
  /** The rules that are fulfilled here. */
  fulfilled: Ranked[]
  steps: Step[]
  /** Where a pattern asks that the phrase end here. */
  atEnd: Node | null
  /** The steps by the keys that they accept, once asked for: only where there are many. */
  byKey: (Step[] | undefined)[] | null
}

const termNames = Object.keys(terms) as TermName[]
const termReaders = termNames.map((name) => terms[name] as (tokens: readonly Token[], at: number) => Term<unknown>[])
const anyPreposition = 'ON|BY|FOR|IN|AT|UNTIL|BEFORE|FROM|AROUND|DURING'

const ordinalGoesOn = ['ST', 'num', 'ord', '-', 'TO', 'FROM', 'LASTWORD']
const listGoesOn = [...ordinalGoesOn, ',', '/', 'AND', 'DATE']
const quantityGoesOn = 'int num decimal - AND A OF HALF COUPLE FEW QUARTER HOUR'.split(' ')

/** The keys with which the second token of a term may come; terms that are not here may go on with anything. */
const goesOn: Partial<Record<TermName, readonly string[]>> = {
  day: [],
  unit: [],
  range: [],
  n: ['num', '-'],
  q: quantityGoesOn,
  dur: [...quantityGoesOn, 'unit', 'WORKING', 'OCLOCK'],
  dom: ordinalGoesOn,
  doms: listGoesOn,
  ord: ordinalGoesOn,
  ords: listGoesOn,
  year: ['num', 'THOUSAND'],
  mo: ['.'],
  wd: ['.', 'POSS', 'DAYWORD'],
  wds: '. POSS DAYWORD , / AND OR EVERY ON KO - TO SE UNTIL THROUGH wd WEEKDAY WEEKDAYS WEEKEND WEEKENDS'.split(' '),
}

const emptyNode = (): Node => ({ fulfilled: [], steps: [], atEnd: null, byKey: null })

/** A place for each term at each token: an array that grows by leaps would become a slow one. */
const mostReadings = Array.from({ length: termNames.length * mostTokens }, () => undefined)

/** What one reading of a text works on; readings of terms are kept, since many patterns ask for the same. */
type Work = {
  tokens: readonly Token[]
  readings: (Term<unknown>[] | undefined)[]
  /** Where readings are kept. */
  read: number[]
  reads: number
  /** The first `proposed` of them count; what is behind is left from before. */
  candidates: Candidate[]
  proposed: number
  /** Names and values captured on the way to the node that is looked at. */
  names: string[]
  values: unknown[]
}

type Candidate = { to: number; rule: Ranked; names: readonly string[]; values: readonly unknown[] }

/** The rules of all families as one tree of steps. */
export class Grammar {
  /** By the key of a phrase's first token, the steps with which it may begin: anywhere, and where a clause begins. */
  readonly #begin: readonly (readonly Step[] | undefined)[]
  readonly #beginClause: readonly (readonly Step[] | undefined)[]
  /** One for all readings, which come one after another. */
  readonly #work: Work = {
    tokens: [],
    readings: mostReadings,
    read: [],
    reads: 0,
    candidates: [],
    proposed: 0,
    names: [],
    values: [],
  }

  constructor(families: readonly (readonly Rule[])[]) {
    const root = emptyNode()
    // What follows a preposition that may be missing ('@') is shared by both ways to come here.
    const afterPreposition = emptyNode()
    const clauses = emptyNode()
    root.steps.push({ ...stepOf(anyPreposition, afterPreposition), written: '@' })
    let order = 0
    for (const [pattern, say] of families.flat()) {
      const written = pattern.split(' ')
      const special = written[0] === '@' ? afterPreposition : written[0] === '^' ? clauses : null
      learn(special ?? root, special ? written.slice(1) : written, 0, { say, order: order++ })
    }
    this.#begin = sortByKey([...root.steps, ...afterPreposition.steps])
    this.#beginClause = sortByKey(clauses.steps)
  }

  /** Reads the tokens from left to right; the longest phrase wins, then the rule that is listed first. */
  read(tokens: readonly Token[]): Fact[] {
    const facts: Fact[] = []
    const work = this.#work
    work.tokens = tokens
    for (let index = 0; index < work.reads; index++) work.readings[work.read[index]!] = undefined
    work.reads = 0
    let at = 0
    while (at < tokens.length) {
      const fact = countsNothing(tokens, at) ? null : this.#longestAt(work, at)
      if (fact) {
        facts.push(fact)
        at = fact.to
      } else at++
    }
    return facts
  }

  #longestAt(work: Work, from: number): Fact | null {
    const { candidates } = work
    work.proposed = 0
    for (const id of work.tokens[from]!.ids) {
      const steps = this.#begin[id]
      if (steps) for (const step of steps) go(step, work, from)
      const clausal = this.#beginClause[id]
      if (clausal && beginsClause(work.tokens, from)) for (const step of clausal) go(step, work, from)
    }
    while (work.proposed > 0) {
      const { to, rule, names, values } = takeBest(candidates, work.proposed)
      work.proposed--
      const { say } = rule
      const saying = typeof say === 'function' ? say(capturesOf(names, values), { tokens: work.tokens, from, to }) : say
      if (saying) return factOf(saying, from, to)
    }
    return null
  }
}

/** Adds a pattern to the tree; optional parts may be skipped. */
function learn(node: Node, pattern: readonly string[], index: number, rule: Ranked): void {
  const element = pattern[index]
  if (element === undefined) {
    node.fulfilled.push(rule)
    return
  }
  if (element === '$') {
    node.atEnd ??= emptyNode()
    learn(node.atEnd, pattern, index + 1, rule)
    return
  }
  const optional = element.length > 1 && element.endsWith('?')
  const bare = optional ? element.slice(0, -1) : element
  let step = node.steps.find(({ written }) => written === bare)
  if (!step) {
    step = stepOf(bare, emptyNode())
    node.steps.push(step)
  }
  learn(step.next, pattern, index + 1, rule)
  if (optional) learn(node, pattern, index + 1, rule)
}

const elements = new Map<string, Element>()

function stepOf(written: string, next: Node): Step {
  let element = elements.get(written)
  if (!element) {
    const [name = '', as = name] = written.startsWith('<') ? written.slice(1, -1).split(':') : []
    const term = (termNames as readonly string[]).indexOf(name)
    const keys: readonly string[] = term < 0 ? written.split('|') : startKeys[termNames[term]!]
    const ids = keys.map(keyId)
    const keyed = [...new Set(ids)]
    element = { keys: keyed, accepts: keyTable(ids), only: keyed.length === 1 ? keyed[0]! : -1, term, as }
    elements.set(written, element)
  }
  return { ...element, written, next, follows: null }
}

function followersOf({ term, next }: Step): Uint8Array | null {
  const more = goesOn[termNames[term]!]
  if (!more || next.fulfilled.length > 0 || next.atEnd) return null
  // A duration contains its unit, so it is never one token.
  const keys = termNames[term] === 'dur' ? [] : next.steps.flatMap((step) => [...step.keys])
  return keyTable([...more, ...keys])
}

/** The steps with which a phrase may begin, by the key of its first token. */
function sortByKey(steps: readonly Step[]): (Step[] | undefined)[] {
  for (const step of steps) if (step.term >= 0) step.follows = followersOf(step)
  return byKeyOf(steps)
}

function byKeyOf(steps: readonly Step[]): (Step[] | undefined)[] {
  const byKey: (Step[] | undefined)[] = []
  for (const step of steps) {
    for (const id of step.keys) {
      const known = byKey[id]
      if (known) known.push(step)
      else byKey[id] = [step]
    }
  }
  return byKey
}

function visit(node: Node, work: Work, at: number): void {
  const { fulfilled, steps } = node
  for (let index = 0; index < fulfilled.length; index++) propose(work, fulfilled[index]!, at)
  if (node.atEnd !== null && endsPhrase(work.tokens, at)) visit(node.atEnd, work, at)
  if (at >= work.tokens.length) return
  const { ids } = work.tokens[at]!
  if (steps.length < 4) {
    for (let index = 0; index < steps.length; index++) if (isAccepted(ids, steps[index]!)) go(steps[index]!, work, at)
    return
  }
  node.byKey ??= byKeyOf(steps)
  for (let index = 0; index < ids.length; index++) {
    const found = node.byKey[ids[index]!]
    // A step that takes two meanings of a word is gone once.
    if (found)
      for (let one = 0; one < found.length; one++)
        if (index === 0 || !hasIdBefore(ids, index, found[one]!.accepts)) go(found[one]!, work, at)
  }
}

function go(step: Step, work: Work, at: number): void {
  if (step.term < 0) visit(step.next, work, at + 1)
  // 'అరగంట' is a length of time in one word.
  else if (work.tokens[at]!.keys[0] === 'HALFHOUR') take(step, work, at)
  else if (step.follows === null || (at + 1 < work.tokens.length && hasId(work.tokens[at + 1]!.ids, step.follows)))
    take(step, work, at)
}

/** Most steps accept one key, and most words have one: then no table is looked up. */
function isAccepted(ids: readonly number[], { only, accepts }: Step): boolean {
  if (only < 0) return hasId(ids, accepts)
  for (let index = 0; index < ids.length; index++) if (ids[index] === only) return true
  return false
}

function hasId(ids: readonly number[], wanted: Uint8Array): boolean {
  return hasIdBefore(ids, ids.length, wanted)
}

function hasIdBefore(ids: readonly number[], end: number, wanted: Uint8Array): boolean {
  for (let index = 0; index < end; index++) if (wanted[ids[index]!] === 1) return true
  return false
}

function take({ term, as, next }: Step, work: Work, at: number): void {
  const place = at * termNames.length + term
  let readings = work.readings[place]
  if (readings === undefined) {
    readings = termReaders[term]!(work.tokens, at)
    work.readings[place] = readings
    work.read[work.reads++] = place
  }
  for (let index = 0; index < readings.length; index++) {
    const { to, value } = readings[index]!
    work.names.push(as)
    work.values.push(value)
    visit(next, work, to)
    work.names.pop()
    work.values.pop()
  }
}

/** A rule counts once, with the longest phrase that fulfils it. */
function propose(work: Work, rule: Ranked, to: number): void {
  const { candidates, proposed, names, values } = work
  let known = -1
  for (let index = 0; index < proposed; index++) if (candidates[index]!.rule === rule) known = index
  if (known >= 0 && candidates[known]!.to >= to) return
  // Captures are only kept for rules that ask for them.
  const asks = typeof rule.say === 'function' && names.length > 0
  const found = { to, rule, names: asks ? [...names] : none, values: asks ? [...values] : none }
  if (known >= 0) candidates[known] = found
  else candidates[work.proposed++] = found
}

const none: readonly never[] = []

function capturesOf(names: readonly string[], values: readonly unknown[]): Captures {
  const _ = undefined
  // biome-ignore format: all captures have all fields; those of many shapes would be slow to read
  const found: Record<string, unknown> = { n: _, m: _, q: _, ord: _, ords: _, dom: _, doms: _, dom2: _, wd: _, wds: _, mo: _, mo2: _, year: _, unit: _, part: _, part2: _, day: _, dur: _, feast: _, clock: _, clock2: _, range: _ }
  for (let index = 0; index < names.length; index++) found[names[index]!] = values[index]
  return found
}

/** The best of the first so many; the last of them takes its place. */
function takeBest(candidates: Candidate[], count: number): Candidate {
  let best = 0
  for (let index = 1; index < count; index++) {
    const one = candidates[index]!
    const { to, rule } = candidates[best]!
    if (one.to > to || (one.to === to && one.rule.order < rule.order)) best = index
  }
  const taken = candidates[best]!
  candidates[best] = candidates[count - 1]!
  return taken
}

/** 'A', 'ek' and 'two' before a word that means nothing to us begin no phrase; such words are many. */
function countsNothing(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at]!.keys[0]
  if (first === 'word' || first === 'opaque') return true
  if (first !== 'A' && first !== 'num') return false
  const next = tokens[at + 1]
  return (
    next === undefined ||
    (next.keys[0] === 'word' && next.word !== 'p' && next.word !== 'a') ||
    next.keys[0] === 'REMINDER'
  )
}
