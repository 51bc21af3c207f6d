import type { FamilyRow } from '../knowledge/family-row.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import type { MainWord } from '../knowledge/mains.ts'
import { shareOf } from '../knowledge/usual-amounts.ts'
import type { Part } from './part.ts'

/** What a dish is made of, in grams a serving: each main by its nature, what gives a dish its name by the pinch. */
export function mainParts(family: FamilyRow, words: MainWord[]): Part[] {
  const bone = boneForms.has(family.form) && !spoonFood.has(family.id)
  const mixed = tossed.has(family.id) && words.some(({ label }) => label === 'Mixed Veg')
  const ids = [...new Set(words.flatMap((word) => word.ids))].map((id) => boughtAs(id, family.id, { mixed, bone }))
  return ids.map((id, index) => {
    const { nature, role, aisle } = ingredient(id)
    const pulse = index > 0 && nature === 'whole' ? 1.5 : 1
    const lead = shareAmong(ids, index) * pulse
    const meat = (allFromMain.has(nature) || leads[family.id] === nature) && index === 0 ? 1 / Math.max(lead, 0.8) : 1
    const seasoning = nature === '-' || (aisle === 'spice' && role !== '-')
    const share = shareByKind(id, index, family.id) * shareFolded(id, ids, lead, family.id)
    const settled = scenting(id, family.id) ?? eggsEach(ids, index, family)
    if (settled !== undefined) return { id, grams: settled, from: 'main' }
    const grams = seasoning ? seasoningMain(id, family) : family.main * shareOf(nature) * lead * meat * share
    return { id, grams, from: 'main' }
  })
}

/** What is bought for a main in a family: boned, round or firm enough. */
function boughtAs(id: string, family: string, { mixed, bone }: { mixed: boolean; bone: boolean }): string {
  if (mixed && id === 'potato') return 'cabbage'
  if (id === 'brinjal' && charred.has(family)) return 'big-brinjal'
  return bone ? id : (boned[id] ?? id)
}

/** Herbs, moringa, small eggs and what is sour fill less than a full share; leaves in a pongal more. */
function shareByKind(id: string, index: number, family: string): number {
  const { nature, role } = ingredient(id)
  const greens = family === 'pongal' && index > 0 ? (id === 'methi' ? 0.8 : 2) : 1
  if (role === 'herb') return 0.45 * greens
  if (id === 'moringa-leaves') return 0.5
  if (id === 'curry-leaves' && !ground.has(family)) return 0.3 * greens
  if (id === 'makhana' && gravies.has(family)) return 0.5
  if (id === 'quail-egg') return 0.65 * greens
  if (index > 0 && nature === 'rawmango') return 0.4 * greens
  return greens
}

/** Families whose fox nuts drink the gravy. */
const gravies = new Set(['rasedar', 'paneercurry', 'tofucurry'])

/** What is folded into a batter or an egg must leave it able to hold. */
function shareFolded(id: string, ids: readonly string[], lead: number, family: string): number {
  const { nature, aisle } = ingredient(id)
  if (family === 'plate' && ids[0] === 'spinach') return nature === 'leafy' ? 2 : nature === 'paneer' ? 1.4 : 1
  if (family === 'vada') return foldedIn(ids, aisle, lead)
  if (family === 'omelette' && ids.length > 1) return nature === 'egg' ? 1.25 : 0.45
  if (family === 'bonda' && nature === 'leafy') return 0.35
  if (family === 'keema' && ids.length > 1 && aisle === 'vegetable') return 0.55
  if (family === 'bhurji' && ids[0] === 'egg' && nature === 'leafy') return 0.35
  return 1
}

/** Grams of a main that scents a drink, a broth or a dish; undefined where it fills it. */
function scenting(id: string, family: string): number | undefined {
  if (drinks.has(family)) return infusions[id]
  if (broths.has(family)) return scents[id]
  return id === 'garlic' ? cloves[family] : undefined
}

/** Grams of eggs, without the shells, where each eater has their own; undefined where they share. */
function eggsEach(ids: readonly string[], index: number, { eggs }: FamilyRow): number | undefined {
  const id = ids[index]!
  if (ids.length === 1 && eggs === 'whole' && whole[id] !== undefined) return whole[id]
  return id === 'egg' && index === 0 && eggs === 'spread' ? 45 : undefined
}

/** Two whole eggs of a hen or one of a duck, in grams without the shells. */
const whole: Record<string, number> = { egg: 89, 'duck-egg': 57 }

/** Garlic that gives its name to a dish it only scents. */
const cloves: Record<string, number> = { flavourbread: 2.5, khichdi: 7, dosa: 5 }

/** Families that grind curry leaves by the handful. */
const ground = new Set(['chutney', 'podi'])

/** What is folded into a vada's pulse is a flavour, a third of a full share; more, and no ring holds. */
function foldedIn(ids: readonly string[], aisle: string, lead: number): number {
  if (ids.length < 2 || !ids.some((id) => ingredient(id).aisle === 'pulse')) return 1
  return aisle === 'pulse' ? 1 / lead : aisle === 'vegetable' || aisle === 'nut' ? 0.3 : 0.55
}

/** What a dish is named for, which the vegetable beside it does not crowd out. */
const leads: Record<string, string> = { keema: 'mince', bhurji: 'egg' }

const allFromMain = new Set(['mutton', 'trotter', 'chicken', 'bird', 'pork'])

/** Where meat is eaten in the hand or folded in, it is boned. */
const boned: Record<string, string> = { chicken: 'chicken-breast', mutton: 'mutton-boneless' }
const boneForms = new Set(['joint', 'cut', 'chunk', 'rinse', 'chop', 'soak', 'smoke', 'cube'])

/** Eaten with a spoon or a fork: no bones in these, whatever their form. */
const spoonFood = new Set(['gratin', 'omelette', 'flavouredrice', 'daliya', 'sundal'])

/** Families where a brinjal is roasted whole and peeled: the round one. */
const charred = new Set(['bharta', 'dip'])

/** Mixed vegetables of the wok and of dumplings hold cabbage where others hold potato, which breaks before it is tossed. */
const tossed = new Set(['noodles', 'friedrice', 'momo'])

/** Each main's part of the family's amount: three and more vegetables share what two would bring. */
function shareAmong(ids: readonly string[], index: number): number {
  if (ids.length === 1) return 1
  if (ids.length === 2 || ingredient(ids[0]!).aisle !== 'vegetable')
    return index === 0 ? 0.62 : 0.55 / Math.sqrt(ids.length - 1)
  return (index === 0 ? 1.5 : 1.15) / (ids.length + 0.3)
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

/** Families where leaves and roots scent a liquid, and garlic is counted in cloves. */
const broths = new Set(['rasam', 'buttermilkcurry', 'kadhi', 'besandish'])

/** Grams of leaves or root that a bowl of these holds. */
const scents: Record<string, number> = { mint: 8, 'curry-leaves': 5, coriander: 10, ginger: 8, garlic: 10 }

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
