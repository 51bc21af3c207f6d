import { meets } from '../cook/lines.ts'
import type { FamilyRow } from '../knowledge/family-row.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { type MainWord, mainWord, readMain } from '../knowledge/mains.ts'
import { type Style, styles } from '../knowledge/styles.ts'
import { readAmounts, shareOf } from '../knowledge/usual-amounts.ts'
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
import { settle, syrup, wantsSour } from './settle.ts'
import { doubledNames, titleOf } from './title.ts'

export type Diet = 'veg' | 'egg' | 'nonveg'

/** What is in the pot and why it is there. */
export type Part = {
  id: string
  grams: number
  from: 'main' | 'base' | 'second' | 'style' | 'frying'
  /** Grams that stand in the pot for each gram that is taken up: the sugar of a syrup. */
  inPot?: number
}

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

const allFromMain = new Set(['mutton', 'trotter', 'chicken', 'bird', 'pork'])

/** Where meat is eaten in the hand or folded in, it is boned. */
const boned: Record<string, string> = { chicken: 'chicken-breast', mutton: 'mutton-boneless' }
const boneForms = new Set(['joint', 'cut', 'chunk', 'rinse', 'chop', 'soak', 'smoke'])

/** Eaten with a spoon or a fork: no bones in these, whatever their form. */
const spoonFood = new Set(['gratin', 'omelette', 'flavouredrice', 'daliya', 'sundal'])

/** Mixed vegetables of the wok hold cabbage where others hold potato, which breaks before it is tossed. */
const tossed = new Set(['noodles', 'friedrice'])

function mainParts(family: FamilyRow, words: MainWord[]): Part[] {
  const bone = boneForms.has(family.form) && !spoonFood.has(family.id)
  const mixed = tossed.has(family.id) && words.some(({ label }) => label === 'Mixed Veg')
  const ids = [...new Set(words.flatMap((word) => word.ids))].map((id) =>
    mixed && id === 'potato' ? 'cabbage' : bone ? id : (boned[id] ?? id),
  )
  return ids.map((id, index) => {
    const { nature, role, aisle } = ingredient(id)
    const pulse = index > 0 && nature === 'whole' ? 1.5 : 1
    const lead = ids.length === 1 ? 1 : index === 0 ? 0.62 : (0.55 * pulse) / Math.sqrt(ids.length - 1)
    const meat = allFromMain.has(nature) && index === 0 ? 1 / Math.max(lead, 0.8) : 1
    const seasoning = nature === '-' || (aisle === 'spice' && role !== '-')
    const herb = role === 'herb' ? 0.45 : id === 'quail-egg' ? 0.65 : index > 0 && nature === 'rawmango' ? 0.4 : 1
    const greens = family.id === 'pongal' && index > 0 ? 2 : 1
    const infused = drinks.has(family.id) ? infusions[id] : family.id === 'rasam' ? scents[id] : undefined
    if (infused !== undefined) return { id, grams: infused, from: 'main' }
    const grams = seasoning ? seasoningMain(id, family) : family.main * shareOf(nature) * lead * meat * herb * greens
    return { id, grams, from: 'main' }
  })
}

/** Grams a serving of a spice that gives a dish its name. */
const spiceMains: Record<string, number> = {
  saffron: 0.05,
  cardamom: 0.5,
  pepper: 1.2,
  cumin: 1.2,
  ajwain: 0.7,
  kasuri: 1.5,
  'dry-chilli': 6,
  poppy: 6,
}

const drinks = new Set(['drink', 'hotdrink'])

/** Grams in a glass of what scents a drink; as a fruit it would be bitter. */
const infusions: Record<string, number> = { mint: 4, coriander: 4, ginger: 4, 'raw-turmeric': 3, 'curry-leaves': 1 }

/** Grams of leaves or root that a bowl of rasam is boiled with. */
const scents: Record<string, number> = { mint: 8, 'curry-leaves': 5, ginger: 8 }

/** Breads that a plate fries in a bath of oil. */
const fried = new Set(
  'bhature bhatura puri poori luchi radhaballavi koraishutir-kochuri kuttu-puri rajgira-puri singhara-puri kuttu-pakora sabudana-vada dhuska tokri mangalore-bun'.split(
    ' ',
  ),
)

/** Mains such as saffron, cocoa or podi flavour a dish rather than fill it. */
function seasoningMain(id: string, family: FamilyRow): number {
  const { aisle } = ingredient(id)
  if (id === 'podi') return 6
  if (id === 'dry-chilli' && family.id === 'namkeen') return 1
  if (aisle === 'spice') return spiceMains[id] ?? 2
  if (aisle === 'sweetener') return Math.min(22, family.main * 0.6)
  if (id === 'tea' || id === 'coffee' || id === 'kahwa') return 3
  if (id === 'cocoa') return 8
  if (id === 'lemon') return Math.min(14, family.main * 0.3)
  if (id === 'tamarind' || id === 'kokum') return Math.min(7, family.main * 0.12)
  if (aisle === 'dairy') return Math.min(40, family.main)
  return Math.min(20, family.main * 0.5)
}

/** A filling or a crust takes no tomato, curd or cream from a curry's style. */
const dryFamilies = new Set(['pakora', 'samosa', 'kachori', 'cutlet', 'bonda', 'chips', 'paratha', 'poha'])
const moist = new Set(['tomato', 'curd', 'cream', 'hung-curd', 'milk', 'cashew'])
const wetStyles = new Set(['dahichaat', 'delhistreet', 'baked', 'tandoori'])

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
  for (const [id, grams] of base.adds)
    if (id === 'water' && parts.has(id)) parts.get(id)!.grams = grams
    else add(id, grams, 'second')
  if (style)
    for (const [id, grams] of readAmounts(style.adds))
      if (!(dryFamilies.has(family.id) && moist.has(id) && !wetStyles.has(style.id))) add(id, grams, 'style')

  const holds = (conditions: string) => meets({ base, style, label, parts: [...parts.values()] }, conditions)
  for (const [id, grams] of mustHave(family, style?.id, holds)) {
    if (id.startsWith('-')) {
      if (parts.get(id.slice(1))?.from !== 'main') parts.delete(id.slice(1))
    } else if (parts.get(id)?.from !== 'main') parts.set(id, { id, grams, from: 'style' })
  }
  if (parts.has('kashmiri') || (parts.get('dry-chilli')?.grams ?? 0) >= 1) spare(parts, 'chilli-powder')
  if (parts.has('coriander-seeds')) spare(parts, 'coriander-powder')

  const fats = ['mustard-oil', 'coconut-oil', 'groundnut-oil', 'sesame-oil']
  const own = fats.find((fat) => parts.get(fat)?.from === 'style')
  const plain = parts.get('oil')
  if (own && plain && plain.from === 'base' && !fried.has(base.slug)) {
    parts.get(own)!.grams = Math.max(plain.grams, parts.get(own)!.grams)
    parts.delete('oil')
  }
  if (parts.has('ggpaste'))
    for (const id of ['ginger', 'garlic'])
      if (parts.get(id) && parts.get(id)!.from !== 'main' && parts.get(id)!.from !== 'base') parts.delete(id)
  if (parts.has('rock-salt')) parts.delete('salt')
  if (family.uptake) {
    const solid = [...parts.values()]
      .filter(({ id }) => id !== 'water' && ingredient(id).role !== 'fat')
      .reduce((sum, { grams }) => sum + grams, 0)
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
export function draftsOf(family: FamilyRow): Draft[] {
  const found: Draft[] = []
  const bases = basesOf(family)
  const entries = stylesOf(family)
  for (const main of mainsOf(family))
    for (const base of bases)
      for (const entry of entries) {
        const one = draft(family, main, base, entry)
        if (one) found.push(one)
      }
  return found
}
