import { meets } from '../cook/lines.ts'
import type { FamilyRow } from '../knowledge/family-row.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { type MainWord, mainWord, readMain } from '../knowledge/mains.ts'
import { type Style, styles } from '../knowledge/styles.ts'
import { readAmounts } from '../knowledge/usual-amounts.ts'
import {
  addsOf,
  type BaseEntry,
  basesOf,
  type MainEntry,
  mainsOf,
  mustHave,
  type StyleEntry,
  slug,
  stylesOf,
} from './lists.ts'
import { mainParts } from './main-parts.ts'
import type { Part } from './part.ts'
import { settle, syrup, wantsSour } from './settle.ts'
import { doubledNames, titleOf } from './title.ts'

export type Diet = 'veg' | 'egg' | 'nonveg'

/** A recipe before its words are written: who it is and what goes in, for one serving. */
export type Draft = {
  id: string
  /** Family, main and base: two recipes with one identity are styles of one dish. */
  identity: string
  family: FamilyRow
  label: string
  words: MainWord[]
  base: BaseEntry
  style: Style | undefined
  title: string
  classic: boolean
  diet: Diet
  parts: Part[]
}

const sours = new Set(['tamarind', 'kokum', 'vinegar', 'raw-mango', 'gongura', 'green-tomato'])
const milks = new Set(['milk', 'full-milk', 'cream', 'khoya', 'cheese', 'mozzarella', 'condensed-milk', 'rabri'])
const fishNatures = new Set(['fish', 'smallfish', 'roe', 'prawn', 'crab', 'squid', 'shell', 'dryfish'])
const creamStyles = new Set(['makhani', 'reshmi', 'malaitikka', 'kalimirch', 'cream', 'tikkamasala', 'baked', 'korma'])

/** Rules of the kitchen that hold whatever the lists allow: no milk with sour fruit, no fish in milk or raita. */
export function belongsTogether(parts: Part[], family: FamilyRow, style: Style | undefined): boolean {
  const ids = new Set(parts.map(({ id }) => id))
  const sour = [...ids].filter((id) => sours.has(id))
  if (sour.length > 0 && [...ids].some((id) => milks.has(id)) && !family.sweet && family.id !== 'gratin') return false
  const mains = parts.filter(({ from }) => from === 'main').map(({ id }) => ingredient(id))
  const fish = mains.some(({ nature }) => fishNatures.has(nature))
  const milky = [...ids].some(
    (id) => milks.has(id) || (family.noFishDahi === true && (id === 'curd' || id === 'buttermilk')),
  )
  return !(
    fish &&
    milky &&
    !creamStyles.has(style?.id ?? '') &&
    !['sandwich', 'toast', 'kathiroll', 'springroll', 'pavstreet', 'gratin', 'plate'].includes(family.id)
  )
}

/** Breads that a plate fries in a bath of oil. */
const fried = new Set(
  'bhature bhatura puri poori luchi radhaballavi koraishutir-kochuri kuttu-puri rajgira-puri singhara-puri kuttu-pakora sabudana-vada dhuska tokri mangalore-bun'.split(
    ' ',
  ),
)

/** Styles that go into the oven where their family is fried: a spoon of oil to brush with. */
const baked = new Set(['baked', 'bakedspice'])

/** Families of fried bread with something beside it: the flour takes up the oil, a fifth of its weight. */
const besideFried = new Set(['puri'])

/** A filling or a crust takes no tomato, curd or cream from a curry's style. */
const dryFamilies = new Set(['pakora', 'samosa', 'kachori', 'cutlet', 'bonda', 'chips', 'paratha', 'poha'])
const moist = new Set(['tomato', 'curd', 'cream', 'hung-curd', 'milk', 'cashew'])
const wetStyles = new Set(['dahichaat', 'delhistreet', 'baked', 'tandoori'])

/** Nothing is boiled in these: a style's cornflour would stay raw. */
const unboiled = new Set([
  'sandwich',
  'toast',
  'kathiroll',
  'cafe',
  'puff',
  'omelette',
  'dosa',
  'uttapam',
  'bread',
  'momo',
])

const isLeftOut = (id: string, family: string, style: string): boolean =>
  (unboiled.has(family) && id === 'cornflour') || (dryFamilies.has(family) && moist.has(id) && !wetStyles.has(style))

/** What a fried bread takes up: a fifth of its flour's weight, whichever plate it stands on. */
function uptakeOf(base: BaseEntry, grams: number): number {
  const flour = base.adds.reduce((sum, [id, weight]) => sum + (ingredient(id).nature === 'flour' ? weight : 0), 0)
  return flour > 0 ? flour / 5 : grams
}

/** Adds up what main, family, base and style bring; the first to name an ingredient sets its amount. */
function gather(
  family: FamilyRow,
  label: string,
  words: MainWord[],
  base: BaseEntry,
  style: Style | undefined,
): Part[] {
  const parts = new Map<string, Part>()
  const add = (id: string, grams: number, from: Part['from']): void => {
    const before = parts.get(id)
    if (!before) parts.set(id, { id, grams, from })
    else if (from === 'second' || before.from !== 'main') before.grams = Math.max(before.grams, grams)
  }
  for (const part of mainParts(family, words)) add(part.id, part.grams, 'main')
  for (const [id, grams] of readAmounts(family.base)) add(id, grams, 'base')
  for (const [id, grams] of addsOf(family, label)) add(id, grams, 'base')
  const panOil = parts.get('oil')?.grams ?? 0
  for (const [id, grams] of base.adds)
    if (id === 'water' && parts.has(id)) parts.get(id)!.grams = grams
    else if (id === 'oil' && fried.has(base.slug) && !family.uptake) add(id, panOil + uptakeOf(base, grams), 'second')
    else add(id, grams, 'second')
  if (style)
    for (const [id, grams] of readAmounts(style.adds)) if (!isLeftOut(id, family.id, style.id)) add(id, grams, 'style')

  const holds = (conditions: string) => meets({ base, style, label, parts: [...parts.values()] }, conditions)
  for (const [id, grams] of mustHave(family, style?.id, holds)) {
    if (id === 'main') for (const part of parts.values()) part.grams = part.from === 'main' ? grams : part.grams
    else if (id.startsWith('-')) {
      if (parts.get(id.slice(1))?.from !== 'main') parts.delete(id.slice(1))
    } else if (parts.get(id)?.from !== 'main') parts.set(id, { id, grams, from: 'style' })
  }
  // Dried fenugreek beside fresh is only bitter.
  if (parts.get('methi')?.from === 'main') parts.delete('kasuri')
  if (parts.has('kashmiri') || (parts.get('dry-chilli')?.grams ?? 0) >= 1) spare(parts, 'chilli-powder')
  if (parts.has('coriander-seeds')) {
    spare(parts, 'coriander-powder')
    if (parts.get('coriander-powder')?.from === 'style') parts.delete('coriander-powder')
  }

  const fats = ['mustard-oil', 'coconut-oil', 'groundnut-oil', 'sesame-oil']
  const own = fats.find((fat) => parts.get(fat)?.from === 'style')
  const plain = parts.get('oil')
  if (own && plain && plain.from === 'base' && !fried.has(base.slug)) {
    parts.get(own)!.grams = Math.max(plain.grams, parts.get(own)!.grams)
    parts.delete('oil')
  }
  if (parts.has('ggpaste'))
    for (const id of ['ginger', 'garlic'])
      if (parts.get(id)?.from === 'second' || (parts.get(id)?.from === 'style' && parts.get(id)!.grams < 6))
        parts.delete(id)
  if (parts.has('rock-salt')) parts.delete('salt')
  if (family.uptake && baked.has(style?.id ?? '')) parts.set('oil', { id: 'oil', grams: 5, from: 'base' })
  else if (family.uptake) {
    const soaks = ({ id, from }: Part): boolean =>
      besideFried.has(family.id)
        ? from === 'base' && ['flour', 'coarse'].includes(ingredient(id).nature)
        : id !== 'water' && ingredient(id).role !== 'fat'
    const solid = [...parts.values()].filter(soaks).reduce((sum, { grams }) => sum + grams, 0)
    const oil = parts.get('oil')
    parts.set('oil', { id: 'oil', grams: (oil?.grams ?? 0) + (solid * family.uptake) / 100, from: 'frying' })
  } else if (fried.has(base.slug) && parts.has('oil')) parts.get('oil')!.from = 'frying'
  syrup(parts, family.id, base.slug)
  if (wantsSour(parts)) add(family.vrat ? 'lemon' : 'tamarind', 4, 'base')
  settle(parts, family.id)
  return [...parts.values()]
}

/** A family's own ground chilli or coriander gives way to what the style brings of the same kind. */
function spare(parts: Map<string, Part>, id: string): void {
  if (parts.get(id)?.from === 'base') parts.delete(id)
}

export function dietOf(ids: Iterable<string>): Diet {
  let diet: Diet = 'veg'
  for (const id of ids) {
    const kind = ingredient(id).diet
    if (kind === 'meat' || kind === 'fish') return 'nonveg'
    if (kind === 'egg') diet = 'egg'
  }
  return diet
}

/** Puts one combination together, or says with undefined that a home cook would not. */
export function draft(
  family: FamilyRow,
  main: MainEntry,
  base: BaseEntry,
  entry: StyleEntry,
  free = false,
): Draft | undefined {
  const style = entry.id === '' ? undefined : styles.get(entry.id)
  const plain = main.label === family.extra && mainWord(main.label) === undefined
  const words = plain ? [] : readMain(main.label)
  if (!free) {
    if (!base.allow(main.label) || !entry.allow(main.label)) return undefined
    if (entry.bases && !entry.bases.includes(base.label)) return undefined
    if (family.oneStyle && style && base.label !== family.oneStyle) return undefined
    if (!plain) {
      const free = family.anyLang === '*' || family.anyLang?.split(' ').includes(entry.id)
      const home = free ? undefined : style?.home
      const wanted = [home, family.need].filter((language) => language !== undefined)
      if (wanted.some((language) => words.some((word) => word.names[language as 'ta'].length === 0))) return undefined
    }
  }
  const parts = gather(family, main.label, words, base, style)
  if (!free && !belongsTogether(parts, family, style)) return undefined
  const title = titleOf({ family, label: main.label, words, base: base.label, style }, free)
  if (title === undefined || (!free && saysTwice(title))) return undefined
  const mainSlug = slug(main.label) || '-'
  return {
    id: `${family.id}.${mainSlug}.${base.slug}.${entry.id || '-'}`,
    identity: `${family.id}.${mainSlug}.${base.slug}`,
    family,
    label: main.label,
    words,
    base,
    style,
    title,
    classic: main.classic,
    diet: dietOf(parts.map(({ id }) => id)),
    parts,
  }
}

/** "Masala Egg Masala Maggi": a cook says a thing once. */
function saysTwice(title: string): boolean {
  const words =
    title
      .toLowerCase()
      .replace(doubledNames, '$1')
      .match(/\p{L}{4,}/gu) ?? []
  return new Set(words).size < words.length
}

/** Every allowed combination of a family, before likeness is judged. */
export const draftsOf = (family: FamilyRow): Draft[] => [...eachDraftOf(family)]

/** The same, each made as it is asked for. */
export function* eachDraftOf(family: FamilyRow): Generator<Draft, void> {
  const bases = basesOf(family)
  const entries = stylesOf(family)
  for (const main of mainsOf(family))
    for (const base of bases)
      for (const entry of entries) {
        const one = draft(family, main, base, entry)
        if (one) yield one
      }
}
