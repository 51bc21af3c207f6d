import type { FamilyRow } from '../knowledge/family-row.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import type { MainWord } from '../knowledge/mains.ts'
import { shareOf } from '../knowledge/usual-amounts.ts'
import type { Part } from './part.ts'

/** What a dish is made of, in grams a serving: each main by its nature, what gives a dish its name by the pinch. */
export function mainParts(family: FamilyRow, words: MainWord[]): Part[] {
  const bone = boneForms.has(family.form) && !spoonFood.has(family.id)
  const mixed = tossed.has(family.id) && words.some(({ label }) => label === 'Mixed Veg')
  const ids = [...new Set(words.flatMap((word) => word.ids))].map((id) =>
    mixed && id === 'potato'
      ? 'cabbage'
      : id === 'brinjal' && charred.has(family.id)
        ? 'big-brinjal'
        : bone
          ? id
          : (boned[id] ?? id),
  )
  return ids.map((id, index) => {
    const { nature, role, aisle } = ingredient(id)
    const pulse = index > 0 && nature === 'whole' ? 1.5 : 1
    const lead = shareAmong(ids, index) * pulse
    const meat = allFromMain.has(nature) && index === 0 ? 1 / Math.max(lead, 0.8) : 1
    const seasoning = nature === '-' || (aisle === 'spice' && role !== '-')
    const herb =
      role === 'herb'
        ? 0.45
        : id === 'curry-leaves' && !ground.has(family.id)
          ? 0.3
          : id === 'quail-egg'
            ? 0.65
            : index > 0 && nature === 'rawmango'
              ? 0.4
              : 1
    const greens = family.id === 'pongal' && index > 0 ? (id === 'methi' ? 0.8 : 2) : 1
    const folded =
      family.id === 'vada'
        ? foldedIn(ids, aisle, lead)
        : family.id === 'omelette' && ids.length > 1
          ? nature === 'egg'
            ? 1.25
            : 0.45
          : family.id === 'bonda' && nature === 'leafy'
            ? 0.35
            : 1
    const infused = drinks.has(family.id)
      ? infusions[id]
      : broths.has(family.id)
        ? scents[id]
        : id === 'garlic'
          ? cloves[family.id]
          : undefined
    if (infused !== undefined) return { id, grams: infused, from: 'main' }
    const grams = seasoning
      ? seasoningMain(id, family)
      : ids.length === 1 && curried.has(family.id) && whole[id] !== undefined
        ? whole[id]
        : family.main * shareOf(nature) * lead * meat * herb * greens * folded
    return { id, grams, from: 'main' }
  })
}

/** Families where each eater finds whole eggs in the gravy: two of a hen or one of a duck, in grams without the shells. */
const curried = new Set(['eggcurry', 'plate'])
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
