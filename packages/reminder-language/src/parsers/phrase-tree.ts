import { keyId, keysOfKind } from '../tokens/keys.ts'
import type { Token } from '../tokens/token.ts'
import { mostTokens } from '../tokens/tokenize.ts'
import { type Fact, factOf } from './facts.ts'
import type { Term } from './number-terms.ts'
import { beginsClause, endsPhrase, type Rule, type Say } from './pattern.ts'
import { type Captures, startKeys, terms } from './terms.ts'

type TermName = keyof typeof terms
type Ranked = { say: Say; order: number }

/**
 * One step of a pattern: a word given by its keys, or a term (its index in `termNames`, else -1) with the keys it may
 * begin with.
 */
type Step = { written: string; keys: readonly number[]; term: number; as: string; next: Node }

/** A node of the pattern tree; patterns with the same beginning share nodes. */
type Node = {
  number: number
  /** The rules whose pattern ends here. */
  fulfilled: Ranked[]
  steps: Step[]
  /** The steps by the keys that they accept. */
  byKey: Map<number, Step[]>
  /** The next node for patterns that require the phrase to end here. */
  atEnd: Node | null
}

/**
 * A set of nodes reached by the same words, merged as in a DFA: 'at' begins dozens of patterns, and the words after it
 * are compared once for all of them. Built lazily.
 */
type State = {
  nodes: readonly Node[]
  fulfilled: readonly Ranked[]
  atEnd: State | null
  /** Transitions by token kind. */
  onward: Map<number, readonly Onward[]>
}

type Onward = {
  term: number
  as: string
  next: State
  /** The keys that the token after a one-token term must have for the term to be worth reading; null if any will do. */
  follows: ReadonlySet<number> | null
}

const termNames = Object.keys(terms) as TermName[]
const termReaders = termNames.map((name) => terms[name] as (tokens: readonly Token[], at: number) => Term<unknown>[])
const anyPreposition = 'ON|BY|FOR|IN|AT|UNTIL|BEFORE|FROM|AROUND|DURING'

const ordinalGoesOn = ['ST', 'num', 'ord', '-', 'TO', 'FROM', 'LASTWORD']
const listGoesOn = [...ordinalGoesOn, ',', '/', 'AND', 'DATE']
const quantityGoesOn = 'int num decimal - AND A OF HALF COUPLE FEW QUARTER HOUR'.split(' ')

/** The keys with which the second token of a term may begin; terms not listed here may continue with anything. */
const goesOn: Partial<Record<TermName, readonly string[]>> = {
  day: [],
  n: ['num', '-'],
  q: quantityGoesOn,
  dur: [...quantityGoesOn, 'unit', 'WORKING', 'OCLOCK'],
  dom: ordinalGoesOn,
  doms: listGoesOn,
  ord: ordinalGoesOn,
  ords: listGoesOn,
  year: ['num', 'THOUSAND'],
  wd: ['.', 'POSS', 'DAYWORD'],
  wds: '. POSS DAYWORD , / AND OR EVERY ON KO - TO SE UNTIL THROUGH wd WEEKDAY WEEKDAYS WEEKEND WEEKENDS'.split(' '),
}

let nodes = 0
const emptyNode = (): Node => ({ number: nodes++, fulfilled: [], steps: [], byKey: new Map(), atEnd: null })

/**
 * Preallocated slots for each term at each token: an array that grows sparsely would switch to a slow representation.
 */
const mostReadings = Array.from({ length: termNames.length * mostTokens }, () => undefined)

/** The working memory of one reading. Term readings are cached, since many patterns read the same terms. */
type Work = {
  tokens: readonly Token[]
  readings: (Term<unknown>[] | undefined)[]
  /** The indexes of the cached readings. */
  kept: number[]
  /** Only the first `proposed` entries are valid; the rest are left over from earlier readings. */
  candidates: Candidate[]
  proposed: number
  /** Names and values captured on the path to the current node. */
  names: string[]
  values: unknown[]
}

type Candidate = { to: number; rule: Ranked; names: readonly string[]; values: readonly unknown[] }

/** The rules of all families, compiled to one tree of steps. */
export class Grammar {
  /** The roots of all patterns, and of those that must start a clause. */
  readonly #root: readonly Node[]
  readonly #clauses: readonly Node[]
  #begin: State
  #beginClause: State
  /** Shared by all readings, which run one after another. */
  readonly #work: Work = {
    tokens: [],
    readings: mostReadings,
    kept: [],
    candidates: [],
    proposed: 0,
    names: [],
    values: [],
  }

  constructor(families: readonly (readonly Rule[])[]) {
    const root = emptyNode()
    // The nodes after an optional preposition ('@') are shared by both alternatives.
    const afterPreposition = emptyNode()
    const clauses = emptyNode()
    root.steps.push({ ...stepOf(anyPreposition, afterPreposition), written: '@' })
    let order = 0
    for (const [pattern, say] of families.flat()) {
      const written = pattern.split(' ')
      const special = written[0] === '@' ? afterPreposition : written[0] === '^' ? clauses : null
      learn(special ?? root, special ? written.slice(1) : written, 0, { say, order: order++ })
    }
    this.#root = [root, afterPreposition]
    this.#clauses = [clauses]
    this.#begin = stateOf(this.#root)
    this.#beginClause = stateOf(this.#clauses)
  }

  /** Reads the tokens from left to right; the longest phrase wins, then the rule listed first. */
  read(tokens: readonly Token[]): Fact[] {
    if (states.size > mostStates) {
      states.clear()
      this.#begin = stateOf(this.#root)
      this.#beginClause = stateOf(this.#clauses)
    }
    const facts: Fact[] = []
    const work = this.#work
    for (const place of work.kept.splice(0)) work.readings[place] = undefined
    work.tokens = tokens
    let at = 0
    while (at < tokens.length) {
      const [first] = tokens[at]!.keys
      const isNothing =
        first === 'word' || first === 'opaque' || ((first === 'A' || first === 'num') && countsNothing(tokens, at))
      const fact = isNothing ? null : this.#longestAt(work, at)
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
    visit(this.#begin, work, from)
    if (beginsClause(work.tokens, from)) visit(this.#beginClause, work, from)
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

function stepOf(written: string, next: Node): Step {
  const [name = '', as = name] = written.startsWith('<') ? written.slice(1, -1).split(':') : []
  const term = (termNames as readonly string[]).indexOf(name)
  const keys: readonly string[] = term < 0 ? written.split('|') : startKeys[termNames[term]!]
  return { written, keys: keys.map(keyId), term, as, next }
}

/** States by the numbers of their nodes. A day of use creates a few hundred, but the number is limited anyway. */
const states = new Map<string, State>()
const mostStates = 5000

function stateOf(some: readonly Node[]): State {
  const all = [...new Set(some)]
  const written = all.map(({ number }) => number).join()
  let state = states.get(written)
  if (!state) {
    const fulfilled = all.flatMap((node) => node.fulfilled)
    const ends = all.flatMap(({ atEnd }) => atEnd ?? [])
    state = { nodes: all, fulfilled, atEnd: ends.length > 0 ? stateOf(ends) : null, onward: new Map() }
    states.set(written, state)
  }
  return state
}

/** Returns the transitions for a token kind: by word, and by each term that may begin with it. */
function onwardOf({ nodes, onward }: State, kind: number): readonly Onward[] {
  const keys = keysOfKind(kind)
  const accepting = nodes.flatMap((node) => accepted(node, keys))
  const alike = accepting.length > 0 && Map.groupBy(accepting, ({ term, written }) => (term < 0 ? '' : written))
  const found = alike ? Array.from(alike.values(), (steps) => together(steps, keys[0] === halfHour)) : none
  onward.set(kind, found)
  return found
}

/** Returns the steps of a node that accept a token with one of the keys, in order. */
function accepted({ steps, byKey }: Node, keys: readonly number[]): readonly Step[] {
  if (byKey.size === 0)
    for (const step of steps)
      for (const key of step.keys) {
        const known = byKey.get(key)
        if (known) known.push(step)
        else byKey.set(key, [step])
      }
  const found = keys.map((key) => byKey.get(key)).filter((taking) => taking !== undefined)
  return found.length < 2 ? (found[0] ?? none) : steps.filter((step) => found.some((taking) => taking.includes(step)))
}

/** 'అరగంట' is a duration in one word, whatever follows. */
const halfHour = keyId('HALFHOUR')

function together(steps: readonly Step[], isWhole: boolean): Onward {
  const { term, as } = steps[0]!
  const next = stateOf(steps.map((step) => step.next))
  const more = goesOn[termNames[term]!]
  if (isWhole || !more || next.fulfilled.length > 0 || next.atEnd) return { term, as, next, follows: null }
  const follows = new Set(more.map(keyId))
  // A duration contains its unit, so it is never a single token.
  if (termNames[term] !== 'dur')
    for (const node of next.nodes) for (const step of node.steps) for (const key of step.keys) follows.add(key)
  return { term, as, next, follows }
}

function mayFollow(follows: ReadonlySet<number>, token: Token | undefined): boolean {
  return token !== undefined && keysOfKind(token.kind).some((key) => follows.has(key))
}

function visit(state: State, work: Work, at: number): void {
  const { fulfilled, atEnd } = state
  for (let index = 0; index < fulfilled.length; index++) propose(work, fulfilled[index]!, at)
  if (atEnd !== null && endsPhrase(work.tokens, at)) visit(atEnd, work, at)
  const token = work.tokens[at]
  // Patterns never match words without a meaning.
  if (token === undefined || token.keys[0] === 'word') return
  const onward = state.onward.get(token.kind) ?? onwardOf(state, token.kind)
  for (let index = 0; index < onward.length; index++) {
    const step = onward[index]!
    if (step.term < 0) visit(step.next, work, at + 1)
    else if (step.follows === null || mayFollow(step.follows, work.tokens[at + 1])) take(step, work, at)
  }
}

function take({ term, as, next }: Onward, work: Work, at: number): void {
  const place = at * termNames.length + term
  let readings = work.readings[place]
  if (readings === undefined) {
    readings = termReaders[term]!(work.tokens, at)
    work.readings[place] = readings
    work.kept.push(place)
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

/** Adds a rule to the candidates, or extends its phrase if it is already there with a shorter one. */
function propose(work: Work, rule: Ranked, to: number): void {
  const { candidates, proposed, names, values } = work
  let known = -1
  for (let index = 0; index < proposed; index++) if (candidates[index]!.rule === rule) known = index
  if (known >= 0 && candidates[known]!.to >= to) return
  // Captures are stored only for rules that use them.
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

/** Removes and returns the best of the first `count` candidates, moving the last of those into its slot. */
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

/** Whether 'a', 'ek' or 'two' stands before a word without a meaning. Such words are frequent and begin no phrase. */
function countsNothing(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return (
    next === undefined ||
    (next.keys[0] === 'word' && next.word !== 'p' && next.word !== 'a') ||
    next.keys[0] === 'REMINDER'
  )
}
