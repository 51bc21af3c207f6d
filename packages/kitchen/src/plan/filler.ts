import type { Draft } from '../compose/draft.ts'
import { hash } from '../compose/hash.ts'
import { placeOf } from '../compose/place.ts'
import { tellingIds } from '../compose/pool.ts'
import { flagsOf } from '../diet/diet.ts'
import { ingredients } from '../knowledge/ingredients.ts'
import { nameOf } from '../names/name-of.ts'
import { categoriesOf } from '../recipe/build.ts'
import type { Category } from '../recipe/types.ts'
import { type Choice, kinOf, partsOf } from './choice.ts'
import { fillerRole } from './filler-roles.ts'
import { allergenBit, dietBits, traits } from './traits.ts'

/** Families with egg, fish or meat that people also eat at tea or between meals, where such dishes are few. */
const between: Record<string, readonly Category[]> = {
  protein: ['Hi-Tea'],
  dip: ['Hi-Tea'],
  chips: ['Hi-Tea'],
  noodles: ['Hi-Tea'],
  dryroast: ['Hi-Tea'],
  gratin: ['Hi-Tea', 'All-Time Snacks'],
  paratha: ['All-Time Snacks'],
  puri: ['All-Time Snacks'],
  friedrice: ['All-Time Snacks'],
  haleem: ['All-Time Snacks'],
  eggplate: ['All-Time Snacks'],
  kulcha: ['All-Time Snacks'],
  bhurji: ['All-Time Snacks'],
  dosa: ['All-Time Snacks'],
  instantdosa: ['All-Time Snacks'],
  adai: ['All-Time Snacks'],
}

const numbers = new Map([...ingredients.keys()].map((id, number) => [id, number]))

/** How many ingredients can tell a filler. */
export const ingredientCount = numbers.size

const porks = new Set(['pork', 'pork-chops', 'smoked-pork', 'chorizo'])
const listed = new Set(['main', 'second'])

type Row = { lets: number; brings: number; allergens: number }

/** What each ingredient lets a dish be, what it brings, and its allergens. */
const readRows = (): Map<string, Row> =>
  new Map(
    [...ingredients.values()].map(({ id, diet, allergens }) => [
      id,
      {
        lets: dietBits(flagsOf([id])),
        brings:
          (diet === 'egg' ? traits.egg : 0) |
          (porks.has(id) ? traits.pork : 0) |
          (id === 'buffalo' ? traits.buffalo : 0),
        allergens: allergens.reduce((all, name) => all | allergenBit(name), 0),
      },
    ]),
  )

let rows: Map<string, Row> | undefined

/** The place that stands for a state of the grammar; what is cooked everywhere is of no place. */
const placeOfState: Record<string, string> = { 'Pan-India': 'all-india', 'Jammu and Kashmir': 'kashmir' }
const placeIdOf = (state: string): string => placeOfState[state] ?? state.toLowerCase().replaceAll(' ', '-')

/** A recipe of the grammar as a choice; undefined for what is kept in jars. */
export function choiceOfDraft(draft: Draft): Choice | undefined {
  const { family, parts, diet, id, identity, label } = draft
  const kind = fillerRole(family.id)
  if (!kind) return undefined
  rows ??= readRows()
  let lets: number = traits.vegan | traits.jain | traits.vrat | traits.noOnionGarlic
  let brings = 0
  let allergens = 0
  for (const part of parts) {
    const row = rows.get(part.id)!
    lets &= row.lets
    brings |= row.brings
    allergens |= row.allergens
  }
  const marks = (family.uptake ? traits.fried : 0) | (draft.classic || nameOf(id) !== undefined ? traits.named : 0)
  const { state, region } = placeOf(draft)
  const own = categoriesOf(draft)
  const veg = diet === 'veg'
  const first = parts.find(({ from }) => from === 'main')
  const plain = first && ['grain', 'dairy'].includes(ingredients.get(first.id)!.aisle) && first.id !== 'paneer'
  const main = kind.role === 'staple' || kind.role === 'drink' || plain ? undefined : first?.id
  return {
    id,
    title: draft.title,
    kind: 'filler',
    source: draft,
    veg,
    categories: veg ? own : [...own, ...(between[family.id] ?? [])],
    ...kind,
    parts: partsOf(kind.role, kind.course),
    places: [placeIdOf(state)],
    region: region === 'All' ? 'Pan-India' : region,
    state,
    traits: lets | brings | marks,
    allergens,
    main,
    fresh: parts.filter(({ from }) => listed.has(from)).map((part) => part.id),
    season: null,
    occasions: [],
    identity,
    kin: kinOf(`${family.id} ${label}`, main, kind.course),
    telling: [...tellingIds(draft)].map((one) => numbers.get(one)!),
    mark: hash(id),
  }
}
