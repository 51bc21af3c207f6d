import { agree } from './agreement.ts'
import type { Pot } from './pot.ts'

type Chunk = { optional: boolean; text: string }

const slotPattern = /\{([^}]+)\}/g

/** A pattern as it is written from: its chunks, the groups it speaks of and what it names one by one. */
type Reading = { chunks: readonly Chunk[]; spoken: ReadonlySet<string>; literal: ReadonlySet<string> }

const readings = new Map<string, Reading>()

/** Patterns are lines of the tables in their phrasings, some thousands at most: each is read once. */
function readingOf(pattern: string): Reading {
  const known = readings.get(pattern)
  if (known) return known
  const reading = {
    chunks: chunksOf(joined(pattern)),
    spoken: new Set([...pattern.matchAll(/\{\*(\w+)/g)].map(([, group]) => group!)),
    literal: new Set([...pattern.matchAll(/\{([a-z][^}|]*)\}/g)].map(([, id]) => id!)),
  }
  readings.set(pattern, reading)
  return reading
}

const none: ReadonlySet<string> = new Set()

/** Where what a slot says begins and ends, until the sentence is whole: two lists that meet become one. */
const from = '⟨'
const to = '⟩'

const merged = (text: string): string =>
  text
    .replace(/⟨([^⟨⟩]*) and ([^⟨⟩]*)⟩ and ⟨/g, '⟨$1, $2⟩ and ⟨')
    .replace(/⟩ and ⟨([^⟨⟩]* and [^⟨⟩]*)⟩/g, '⟩, ⟨$1⟩')
    .replace(/[⟨⟩]/g, '')

function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = []
  let at = 0
  for (const match of text.matchAll(/\[([^\]]*)\]/g)) {
    if (match.index > at) chunks.push({ optional: false, text: text.slice(at, match.index) })
    chunks.push({ optional: true, text: match[1]! })
    at = match.index + match[0].length
  }
  if (at < text.length) chunks.push({ optional: false, text: text.slice(at) })
  return chunks
}

/** What a slot says for this pot: empty when there is nothing of it. */
function fillSlot(pot: Pot, slot: string): string {
  for (const choice of slot.split('|')) {
    if (choice.startsWith('*')) {
      const found = pot.grouped(pot.group(choice.slice(1)))
      if (found) return found
    } else if (choice === 'main') return pot.mainWords()
    else if (choice === 'lead') return pot.list(pot.mains.slice(0, 1).map(({ id }) => id))
    else if (choice === 'after') return pot.list(pot.mains.slice(1).map(({ id }) => id))
    else if (choice === 'others')
      return pot.list(pot.mains.filter(({ ingredient }) => ingredient.nature !== 'egg').map(({ id }) => id))
    else if (choice === 'pulses' || choice === 'beside')
      return pot.list(
        pot.mains
          .filter(({ ingredient }) => (ingredient.aisle === 'pulse') === (choice === 'pulses'))
          .map(({ id }) => id),
      )
    else if (choice === 'basename')
      return pot.draft.base.label
        .replace(/^with /, '')
        .replace(/\{\w+\}\s*/g, '')
        .toLowerCase()
    else if (choice === 'fryoil') return pot.name('oil')
    else if (choice === 'fat' || (choice === 'oil' && !pot.has('oil'))) {
      const fat = pot.held.find(({ ingredient }) => ingredient.role === 'fat')
      if (fat) return pot.name(fat.id)
    } else if (pot.has(choice) && !(pot.mainSpoken && pot.mains.some(({ id }) => id === choice)))
      return pot.place === 'raw' && pot.draft.family.sweet ? crushed(pot, choice) : pot.name(choice)
  }
  return ''
}

const crushed = (pot: Pot, id: string): string =>
  id === 'cardamom' ? `crushed ${pot.name(id)}` : id === 'nutmeg' ? `grated ${pot.name(id)}` : pot.name(id)

/** Fills a text's slots; an empty slot goes with the word that joined it. */
function fillText(pot: Pot, text: string): { text: string; filled: number; slots: number } {
  let filled = 0
  let slots = 0
  const marked = agree(text, pot.isMany).replace(slotPattern, (_, slot: string) => {
    slots++
    const said = fillSlot(pot, slot)
    if (said) filled++
    return said ? `${from}${said}${to}` : '∅'
  })
  if (filled === slots) return { text: marked, filled, slots }
  const tidy = marked
    .replace(/(,| and| with| of| or|, then| in)? the ∅/g, '')
    .replace(/∅ (and|with|or) /g, '')
    .replace(/(, | and | with | or )∅/g, '')
    .replace(/∅/g, '')
  return { text: tidy, filled, slots }
}

/** "[, with {*sweet}][, {*rest}]" is one list, said with the words of its first part and one "and". */
const joined = (pattern: string): string =>
  pattern.replace(/\[([^[\]{}]*)\{\*([\w+]+)\}\](?:\[, \{\*[\w+]+\}\])+/g, (list, lead: string) => {
    const groups = [...list.matchAll(/\*([\w+]+)/g)].map(([, group]) => group)
    return `[${lead}{*${groups.join('+')}}]`
  })

/** The last "and" of what is being listed. */
const lastAnd = / and (?!.* and )(?=[^,.;:]*$)/

const capital = (text: string): string =>
  text.replace(/^\s*(⟨?)(\S)/, (_, mark: string, first: string) => `${mark}${first.toUpperCase()}`)

/**
 * Writes one sentence of a step. Text in square brackets is said only when something fills it; of neighbouring brackets
 * ("[Grind {*paste} ][with {*temper} ]to a paste") a later one borrows the verb of a silent first, and the words that
 * hang on a silent group are dropped.
 */
export function writeSentence(pot: Pot, pattern: string): string {
  const { chunks, spoken: groups, literal } = readingOf(pattern)
  pot.spoken = groups
  pot.literal = literal
  pot.mainSpoken = pattern.includes('{main}')
  let out = ''
  let skipPlain = false
  for (let at = 0; at < chunks.length; ) {
    const chunk = chunks[at]!
    if (!chunk.optional) {
      let text = fillText(pot, chunk.text).text
      if (skipPlain) {
        const end = /[;.:]/.exec(text)
        text = end ? text.slice(end.index + 1).trimStart() : ''
        skipPlain = false
      }
      out += /(^|[.] )$/.test(out) ? capital(text) : text
      at++
      continue
    }
    let end = at
    while (end < chunks.length && chunks[end]!.optional) end++
    const group = chunks.slice(at, end)
    const verb = /^([A-Z][^{]*|[a-z][^{]*? )\{/.exec(group[0]!.text)?.[1] ?? ''
    const said: string[] = []
    for (const [index, one] of group.entries()) {
      const { text, filled } = fillText(pot, one.text)
      if (filled === 0) continue
      const joins = index > 0 && /^(and|with) /.test(text)
      if (said.length === 0) said.push(joins ? `${verb}${text.replace(/^(and|with) /, '')}` : text)
      else if (text.startsWith('and '))
        said[said.length - 1] = `${said.at(-1)!.trimEnd().replace(lastAnd, ', ')} ${text}`
      else said.push(text)
    }
    const spoken = said.length
    const only = group.length === 1 && /^, \{[^}]+\}$/.test(group[0]!.text) && spoken === 1
    const before = chunks[at - 1]?.text ?? ''
    if (only && before.endsWith('}')) {
      const goesOn = /^ and (?:\{|half |the )/.test(chunks[end]?.text ?? '')
      if (/ and (the )?\{[^}]+\}$/.test(before)) out = out.replace(lastAnd, ', ')
      const items = said[0]!.slice(2).split(/, | and /)
      if (goesOn) said[0] = `, ${items.join(', ')}`
      else said[0] = `${items.length > 1 ? `, ${items.slice(0, -1).join(', ')}` : ''} and ${items.at(-1)}`
    }
    for (const text of said) out += /(^|[.] )$/.test(out) ? capital(text.replace(/^[,;:] ?(then |and )?/, '')) : text
    const last = group.at(-1)!.text
    if (spoken === 0 && last.endsWith(' ') && !/[;,.:] $/.test(last) && !/ and $| with $| or $/.test(last))
      skipPlain = true
    at = end
  }
  pot.literal = none
  return capital(
    merged(out)
      .replace(/\s+/g, ' ')
      .replace(/ ([,;.:])/g, '$1')
      .replace(/[,;:]+([.;])/g, '$1')
      .replace(/,\s*,/g, ',')
      .replace(/\b(and|with|the|of) \1\b/g, '$1')
      .replace(/;\s*;/g, ';')
      .replace(/\(\s*\)/g, '')
      .trim()
      .replace(/^[,;:]\s*/, ''),
  )
}
