import type { Draft } from '../compose/draft.ts'
import { hash } from '../compose/hash.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { heatOf } from './heat.ts'
import { finish, fold, masala } from './masala.ts'
import { Pot, type Step } from './pot.ts'
import { preparationFor } from './preparation.ts'
import { writeSentence } from './sentence.ts'

const standing: [RegExp, number][] = [
  [/overnight/, 480],
  [/soak four hours/, 240],
  [/[Ss]oak[^.;]* an hour/, 60],
  [/[Ss]oak[^.;]* half an hour/, 30],
]

/** Minutes a sentence lets things stand, beside the work it asks. */
export const standingIn = (text: string): number => standing.find(([pattern]) => pattern.test(text))?.[1] ?? 0

function prepare(pot: Pot, form: string): Step[] {
  const done = new Set<string>()
  const steps: Step[] = []
  const groups = new Map<string, string[]>()
  for (const { id, ingredient } of pot.mains) {
    const line = preparationFor(ingredient.nature, form)
    if (!line || done.has(id)) continue
    done.add(id)
    groups.set(line, [...(groups.get(line) ?? []), id])
  }
  for (const [line, ids] of groups) {
    const [head, text] = line.split('|') as [string, string]
    steps.push({
      kind: head[0] as 'p' | 'c',
      minutes: Number(head.slice(1)),
      text: forFast(pot, text.replace('{m}', pot.list(ids))),
    })
  }
  return fold(steps, 1)
}

/** Tamarind is not eaten on a fast; lemon takes its place. */
const forFast = (pot: Pot, text: string): string =>
  pot.draft.family.vrat
    ? text.replace('tamarind water', 'lemon water').replace('a little tamarind', 'a little lemon juice')
    : text

function cook(pot: Pot, mode: string): Step[] {
  const mains = pot.mains
    .filter(({ ingredient }) => ingredient.nature !== '-')
    .map(({ id, ingredient }) => ({ id, ...heatOf(ingredient.nature), nature: ingredient.nature }))
    .sort((left, right) => right.minutes - left.minutes)
  const [first, ...rest] = mains
  if (!first) return []
  const later = rest.filter(({ minutes }) => minutes < first.minutes - 2)
  const together = [first, ...rest.filter(({ minutes }) => minutes >= first.minutes - 2)]
  const minutes = mode === 'wok' ? Math.min(first.minutes, 8) : first.minutes
  const names = pot.list(together.map(({ id }) => id))
  const after =
    later.length > 0
      ? `; add the ${pot.list(later.map(({ id }) => id))} for the last ${Math.max(2, later[0]!.minutes)} minutes`
      : ''
  const wet = mode === 'gravy' && pot.has('water') && !pot.isNamed('water') && !pot.reserved.has('water')
  const opening =
    mode === 'wok'
      ? `Toss in the ${names} and stir-fry over a full flame`
      : mode === 'scramble'
        ? `Add the ${names} and turn gently with a flat spoon on a medium flame`
        : mode === 'eggbed'
          ? `Add the ${names} and cook`
          : mode === 'gravy'
            ? `${wet ? `Pour in the ${pot.name('water')}, slide` : 'Slide'} in the ${names} and cook ${first.how}`
            : `Add the ${names} and cook ${first.how}`
  const how = mode === 'eggbed' ? ` ${first.how}` : ''
  return [{ kind: 'c', minutes, text: `${opening}${how}${after}, until ${first.done}, about ${minutes} minutes.` }]
}

const wholeGrain = new Set(['grain', 'whole', 'split'])

function soakBase(pot: Pot): Step[] {
  const dry = pot.held.filter(
    ({ id, from, ingredient, grams }) =>
      from !== 'main' && !pot.isNamed(id) && wholeGrain.has(ingredient.nature) && grams >= 10,
  )
  if (dry.length === 0) return []
  const hours = dry.some(({ ingredient }) => ingredient.nature === 'whole') ? 'overnight' : 'half an hour'
  const names = dry.map(({ ingredient }) => ingredient.word).join(' and ')
  return [
    { kind: 's', minutes: hours === 'overnight' ? 480 : 30, text: `Rinse the ${names}, soak ${hours} and drain.` },
  ]
}

function ferment(pot: Pot): Step[] {
  if (pot.has('eno') || pot.has('baking-soda'))
    return [
      {
        kind: 's',
        minutes: 15,
        text: 'Rest the batter a quarter of an hour so that it swells, and thin it again if it has stiffened.',
      },
    ]
  return [
    {
      kind: 's',
      minutes: 540,
      text: 'Cover and leave eight to ten hours in a warm corner, until risen by half and pleasantly sour.',
    },
  ]
}

function filling(pot: Pot): Step[] {
  const bulky = pot.mains.some(({ ingredient }) => ingredient.nature !== '-' && ingredient.nature !== 'cheese')
  return bulky ? cook(pot, 'dry') : []
}

function side(pot: Pot): Step[] {
  const name = pot.draft.base.label.replace(/^with /, '').toLowerCase()
  if (pot.group('base').length === 0) return []
  const hot = pot.held.some(
    ({ from, ingredient }) =>
      from === 'second' &&
      ['potato', 'gourd', 'whole', 'coarse', 'fat'].includes(
        ingredient.nature === '-' ? ingredient.role : ingredient.nature,
      ),
  )
  const soaked = pot.held.some(({ from, ingredient }) => from === 'second' && ingredient.nature === 'whole')
  return hot
    ? [
        {
          kind: 'c',
          minutes: soaked ? 25 : 15,
          text: writeSentence(
            pot,
            `For the ${name}, ${soaked ? 'soaked overnight, ' : ''}cook {*base}[ with {*temper}][, {*aromatic}][, {*tomato}][, {*powder}][, {*finish}][, {*sweet}][, {*curd}] and a cup of water until soft and well seasoned.`,
          ),
        },
      ]
    : [
        {
          kind: 'p',
          minutes: 4,
          text: writeSentence(pot, `Stir together {*base}[, {*temper}][, {*powder}] for the ${name} and keep it cold.`),
        },
      ]
}

function dunk(pot: Pot): Step[] {
  if (pot.draft.base.slug === 'dahi')
    return [
      {
        kind: 'c',
        minutes: 4,
        text: writeSentence(
          pot,
          'Drop the hot vadas in warm water for two minutes, press out gently and lay in whisked {curd}; dust with {roast-cumin} and trail {meethi-chutney} over.',
        ),
      },
    ]
  if (pot.has('toor-dal') && pot.held.some(({ id, from }) => id === 'toor-dal' && from === 'second'))
    return [
      {
        kind: 'c',
        minutes: 18,
        text: writeSentence(
          pot,
          'Meanwhile boil {toor-dal} soft, add {*powder}[, {*sour}][, {*aromatic}][, {*tomato}] and water, simmer until it smells cooked, and soak the vadas in it.',
        ),
      },
    ]
  return []
}

function expand(pot: Pot, line: string, voice: number): Step[] {
  const [verb, mode = ''] = line.slice(1).split(' ')
  switch (verb) {
    case 'prep':
      return prepare(pot, pot.draft.family.form)
    case 'masala':
      return masala(pot, voice, mode === 'short')
    case 'sidecurry':
      return masala(pot, voice, true)
    case 'cook':
      return cook(pot, mode)
    case 'finish':
      return finish(pot, voice)
    case 'soakbase':
      return soakBase(pot)
    case 'ferment':
      return ferment(pot)
    case 'filling':
      return filling(pot)
    case 'side':
      return side(pot)
    case 'dunk':
      return dunk(pot)
    default:
      throw new Error(`${pot.draft.family.id}: no step macro ${line}`)
  }
}

function plainStep(pot: Pot, line: string): Step[] {
  const match = /^([pcs])(\d+) (.*)$/s.exec(line)
  if (!match) throw new Error(`${pot.draft.family.id}: cannot read step "${line}"`)
  const nothing = pot.mains.length === 0 && match[3]!.includes('{main}')
  const pattern = nothing
    ? match[3]!
        .replace(/( with| and|, with| in)? ?(the )?\{main\} ?(filling)?,? ?(and )?/, ' ')
        .replace('[ and {*rest}]', '[{*rest}]')
    : match[3]!
  const before = pot.unnamed
  const text = writeSentence(pot, pattern)
  const said = before !== pot.unnamed
  if (!/[a-z]{3}/.test(text) || (nothing && !said && pot.draft.family.id !== 'khichdi')) return []
  if (/^[^{]*$/.test(pattern) === false && text.length < 14) return []
  return [{ kind: match[1] as Step['kind'], minutes: Number(match[2]), text }]
}

const literalIn = (lines: string[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) =>
      [...line.matchAll(/\{([^*}][^}]*)\}/g)].flatMap(([, slot]) =>
        slot!
          .replace('fryoil', 'oil')
          .split('|')
          .filter((id) => !id.startsWith('*')),
      ),
    ),
  )

/** The line without its condition, or undefined where that does not hold: "?muthia,handvo " for bases with a word, "!" without. */
function lineFor(line: string, base: string): string | undefined {
  const match = /^([?!])([a-z,-]+) (.*)$/s.exec(line)
  if (!match) return line
  const meant = match[2]!.split(',').some((word) => `-${base}-`.includes(`-${word}-`))
  return meant === (match[1] === '?') ? match[3] : undefined
}

/** Writes the steps of a dish; whatever no step has named is worked into the last step that cooks. */
export function stepsOf(draft: Draft): Step[] {
  const pot = new Pot(draft)
  const voice = hash(draft.family.id) % 3
  const lines = draft.family.steps.map((line) => lineFor(line, draft.base.slug)).filter((line) => line !== undefined)
  let steps = lines.flatMap((line, at) => {
    const later = lines.slice(at + 1)
    const keptBack =
      later.some((next) => /\{\*(base|starchy|noodle|shell)\}/.test(next)) &&
      !/\{\*(base|starchy|noodle|shell|pulse)\}/.test(line)
    pot.reserved = new Set([...literalIn(later), ...(keptBack ? pot.bulk() : [])])
    return line.startsWith('@') ? expand(pot, line, voice) : plainStep(pot, line)
  })
  pot.reserved = new Set()
  const said = steps
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
  const left = pot.held.filter(({ ingredient }) => !said.includes(ingredient.word.toLowerCase())).map(({ id }) => id)
  if (left.length > 0) steps = addLeft(pot, steps, left)
  if (steps.length < 5)
    steps.push({ kind: 'c', minutes: 1, text: 'Taste, correct the salt and serve while it is fresh.' })
  return trim(steps)
}

/** What no sentence had a place for: salt and fat go in where the dish first cooks, the rest where it last does. */
function addLeft(pot: Pot, steps: Step[], left: string[]): Step[] {
  const early = left.filter((id) => ['salt', 'fat', 'water'].includes(ingredient(id).role))
  const late = left.filter((id) => !early.includes(id))
  const works = (step: Step) => step.kind !== 's'
  const first = steps.findIndex((step, index) => works(step) && (step.kind === 'c' || index === steps.length - 1))
  const last = steps.findLastIndex((step, index) => works(step) && (index < steps.length - 1 || steps.length === 1))
  return steps.map((step, index) => {
    const ids = [...(index === Math.max(0, first) ? early : []), ...(index === Math.max(0, last) ? late : [])]
    return ids.length === 0 ? step : { ...step, text: `${step.text} Work in the ${pot.list(ids)} at this point.` }
  })
}

/** Five to ten steps: the shortest neighbours are read together, preparation with preparation. */
function trim(steps: Step[]): Step[] {
  const out = [...steps]
  while (out.length > 10) {
    let best = -1
    for (let at = 0; at < out.length - 1; at++) {
      const pair = out[at]!.text.length + out[at + 1]!.text.length
      if ((out[at]!.kind === 's') !== (out[at + 1]!.kind === 's')) continue
      if (best < 0 || pair < out[best]!.text.length + out[best + 1]!.text.length) best = at
    }
    if (best < 0) break
    const [left, right] = [out[best]!, out[best + 1]!]
    out.splice(best, 2, {
      kind: right.kind === 'c' ? 'c' : left.kind,
      minutes: left.minutes + right.minutes,
      text: `${left.text} ${right.text}`,
    })
  }
  return out
}
