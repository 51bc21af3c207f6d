import { keyId } from '../tokens/keys.ts'
import { has, type Token } from '../tokens/token.ts'
import type { Fact, Saying } from './facts.ts'
import type { Term } from './number-terms.ts'
import { type Captures, startKeys, terms } from './terms.ts'

/**
 * Phrases as patterns over the tokens' keys.
 *
 * 'EVERY <n> <unit>' is a word that means 'every' in any of our languages, a number, a unit of time. 'A|B' is either,
 * a trailing '?' may be missing, '<n:second>' keeps a second number, '$' asks that the phrase end here (end of text, a
 * mark, or a word that phrases are made of, so that '5' in 'at 5 star hotel' is no hour), '^' that it begin a clause; a leading '@' is any preposition, or none.
 */
export type Rule = {
  pattern: string
  say: (found: Captures, at: Where) => Saying | null
}

export type Where = { tokens: readonly Token[]; from: number; to: number }

type Element = {
  /** By key number: whether a token with that key may stand here. */
  accepts: Uint8Array
  keys: readonly string[]
  term: { index: number; as: string } | null
  optional: boolean
  edge: '$' | '^' | null
}

type Compiled = {
  elements: Element[]
  say: Rule['say']
  order: number
  /** Where the first element is one word and something must follow: what the next token may be. A quick look saves a try. */
  second: Uint8Array | null
}

/** More than all lemmas, classes and marks together. */
const mostKeys = 1024
const isTerm = (name: string): name is keyof typeof terms => name in terms
const termNames = Object.keys(terms).filter(isTerm)
const termReaders = termNames.map((name) => terms[name] as (tokens: readonly Token[], at: number) => Term<unknown>[])
const anyPreposition = 'ON|BY|FOR|IN|AT|UNTIL|BEFORE|FROM|AROUND|DURING?'

/** A rule, once for each element that it may begin with. */
function compile({ pattern, say }: Rule, order: number): Compiled[] {
  const elements = pattern.replace('@', anyPreposition).split(' ').map(compileElement)
  const variants: Compiled[] = []
  for (let first = 0; first < elements.length; first++) {
    const { optional, edge, term } = elements[first]!
    const rest = elements.slice(first)
    if (edge) {
      // '^' comes before the first word and is looked at with it.
      variants.push({ elements: rest, say, order, second: null })
      break
    }
    const needed: Element = { ...elements[first]!, optional: false }
    variants.push({
      elements: [needed, ...rest.slice(1)],
      say,
      order,
      second: secondOf(term === null ? 'day' : termNames[term.index]!, rest.slice(1)),
    })
    if (!optional) break
  }
  return variants
}

/** The keys with which a term of more than one token may go on. */
const goesOn: Partial<Record<keyof typeof terms, readonly string[]>> = {
  day: [],
  n: ['num', '-'],
  dom: ['ST', 'num', 'ord', '-', 'TO', 'FROM', 'LASTWORD'],
  doms: ['ST', 'num', 'ord', '-', 'TO', 'FROM', 'LASTWORD', ',', '/', 'AND'],
  ord: ['ST', 'num', 'ord', '-', 'TO', 'FROM', 'LASTWORD'],
  ords: ['ST', 'num', 'ord', '-', 'TO', 'FROM', 'LASTWORD', ',', '/', 'AND'],
  year: ['num', 'THOUSAND'],
  mo: ['.'],
  unit: [],
}

/** What the token after the first may be, or null where it may be anything. */
function secondOf(first: keyof typeof terms, rest: readonly Element[]): Uint8Array | null {
  const more = goesOn[first]
  if (!more) return null
  const accepts = new Uint8Array(mostKeys)
  for (const key of more) accepts[keyId(key)] = 1
  for (const element of rest) {
    if (element.edge) return null
    for (const key of element.keys) accepts[keyId(key)] = 1
    if (!element.optional) return accepts
  }
  return null
}

function compileElement(written: string): Element {
  const accepts = new Uint8Array(mostKeys)
  if (written === '$' || written === '^') return { accepts, keys: [], term: null, optional: false, edge: written }
  const optional = written.length > 1 && written.endsWith('?')
  const bare = optional ? written.slice(0, -1) : written
  const term = /^<(\w+)(?::(\w+))?>$/.exec(bare)
  const name = term?.[1] && isTerm(term[1]) ? term[1] : null
  const keys: readonly string[] = name ? startKeys[name] : bare.split('|')
  for (const key of keys) accepts[keyId(key)] = 1
  return {
    accepts,
    keys,
    term: name ? { index: termNames.indexOf(name), as: term![2] ?? name } : null,
    optional,
    edge: null,
  }
}

/** What one reading of a text works on; readings of terms are kept, since many patterns ask for the same. */
type Work = { tokens: readonly Token[]; readings: (Term<unknown>[] | undefined)[]; from: number }

/** The rules of all families, found by the keys a phrase may begin with. */
export class Grammar {
  /** By the first key alone, and by the first two where the second is known: few rules are tried in vain. */
  readonly #byKey: Compiled[][] = []
  readonly #byPair = new Map<number, Compiled[]>()

  constructor(families: readonly (readonly Rule[])[]) {
    let order = 0
    for (const rule of families.flat()) {
      for (const compiled of compile(rule, order++)) {
        for (const key of firstKeys(compiled.elements)) this.#learn(keyId(key), compiled)
      }
    }
  }

  #learn(first: number, rule: Compiled): void {
    if (rule.second === null) {
      const rules = this.#byKey[first]
      if (rules) rules.push(rule)
      else this.#byKey[first] = [rule]
      return
    }
    for (let second = 0; second < mostKeys; second++) {
      if (rule.second[second] === 0) continue
      const pair = first * mostKeys + second
      const rules = this.#byPair.get(pair)
      if (rules) rules.push(rule)
      else this.#byPair.set(pair, [rule])
    }
  }

  /** Reads the tokens from left to right; the longest phrase wins, then the rule that is listed first. */
  read(tokens: readonly Token[]): Fact[] {
    const facts: Fact[] = []
    const work: Work = { tokens, readings: [], from: 0 }
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
    const candidates: Candidate[] = []
    work.from = from
    const next = work.tokens[from + 1]?.ids
    for (const id of work.tokens[from]!.ids) {
      const rules = this.#byKey[id]
      if (rules) tryAll(rules, work, candidates)
      if (!next) continue
      for (const nextId of next) {
        const pairs = this.#byPair.get(id * mostKeys + nextId)
        if (pairs) tryAll(pairs, work, candidates)
      }
    }
    if (candidates.length === 0) return null
    if (candidates.length > 1) candidates.sort((a, b) => b.to - a.to || a.rule.order - b.rule.order)
    for (const { to, rule, found } of candidates) {
      const saying = rule.say(found, { tokens: work.tokens, from, to })
      if (saying) return { ...saying, from, to }
    }
    return null
  }
}

type Candidate = { to: number; rule: Compiled; found: Captures }

function tryAll(rules: readonly Compiled[], work: Work, candidates: Candidate[]): void {
  let found: Captures = {}
  for (const rule of rules) {
    const to = match(rule.elements, 0, work, work.from, found)
    if (to <= work.from) continue
    candidates.push({ to, rule, found })
    found = {}
  }
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

function firstKeys(elements: Element[]): Set<string> {
  const keys = new Set<string>()
  for (const element of elements) {
    if (element.edge) continue
    for (const key of element.keys) keys.add(key)
    if (!element.optional) break
  }
  return keys
}

/** Where the pattern's elements from the `index`th on end, or -1. Captures of a branch that failed are overwritten. */
function match(elements: Element[], index: number, work: Work, at: number, found: Record<string, unknown>): number {
  if (index === elements.length) return at
  const element = elements[index]!
  if (element.edge !== null) {
    const holds = element.edge === '$' ? endsPhrase(work.tokens, at) : beginsClause(work.tokens, work.from)
    return holds ? match(elements, index + 1, work, at, found) : -1
  }
  if (at < work.tokens.length && accepted(element.accepts, work.tokens[at]!.ids)) {
    const { term } = element
    if (term === null) {
      const end = match(elements, index + 1, work, at + 1, found)
      if (end >= 0) return end
    } else {
      const place = at * termNames.length + term.index
      const readings = work.readings[place] ?? termReaders[term.index]!(work.tokens, at)
      work.readings[place] = readings
      for (const reading of readings) {
        const kept = found[term.as]
        found[term.as] = reading.value
        const end = match(elements, index + 1, work, reading.to, found)
        if (end >= 0) return end
        found[term.as] = kept
      }
    }
  }
  return element.optional ? match(elements, index + 1, work, at, found) : -1
}

function accepted(accepts: Uint8Array, ids: Uint16Array): boolean {
  for (let index = 0; index < ids.length; index++) if (accepts[ids[index]!] === 1) return true
  return false
}

/** Words after which a number does not count things: 'at 5 to call', 'at 5 tomorrow', 'at 5 ko'. */
const phraseWords =
  'TO ON FOR IN AT WITH AROUND AND OR KO KA PE TAK SE MEIN LIYE OF FROM BY UNTIL day wd part OCLOCK AM PM SHARP REMINDER BEFORE AFTER PEHLE BAAD EVERY DAILY THIS NEXT TONIGHT THAT NOW IS POSS DATE IST STARTING TIMES UP DUE SO BECAUSE ME PLEASE WEEKLY MONTHLY COMING CALLED THE A MY'.split(
    ' ',
  )
const phraseKeys = new Uint8Array(mostKeys)
for (const key of phraseWords) phraseKeys[keyId(key)] = 1

/** Whether a phrase may end before this token: it is the end, a mark, or a word that phrases are made of. */
export function endsPhrase(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token) return true
  if (token.keys[0] === 'mark') return !(/[-/%°+=*]/.test(token.word) && token.glued)
  return accepted(phraseKeys, token.ids)
}

export function beginsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return !before || before.keys[0] === 'mark' || has(before, 'THAT') || has(before, 'REMINDER')
}
