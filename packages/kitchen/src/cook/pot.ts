import type { Draft } from '../compose/draft.ts'
import type { Part } from '../compose/part.ts'
import { type Ingredient, ingredient } from '../knowledge/ingredients.ts'
import { isPlural } from './agreement.ts'
import { manner, type Place } from './ground.ts'

export type Step = { kind: 'p' | 'c' | 's'; minutes: number; text: string }

type Held = Part & { ingredient: Ingredient }

const grainy = new Set(['flour', 'grain', 'coarse', 'bread', 'noodle', 'cooked'])
const flavours = new Set([
  'temper',
  'roast',
  'powder',
  'aromatic',
  'finish',
  'herb',
  'sour',
  'tomato',
  'sauce',
  'serve',
  'fat',
  'salt',
  'water',
])

/** Aromatics that are browned for their sweetness; the others only lose their rawness. */
const bulbs = new Set(['onion', 'shallot', 'spring-onion'])

/** The order in which a tempering goes into the fat: what burns last first. */
const late = ['urad-dal', 'chana-dal', 'dry-chilli', 'curry-leaves', 'hing']
const rank = (id: string): number => (id === 'mustard' ? -2 : late.indexOf(id))
const inOrder = (ids: string[]): string[] => ids.sort((left, right) => rank(left) - rank(right))

/** What the grammar may still have to name, and how each group of it is found. */
export class Pot {
  readonly draft: Draft
  readonly held: Held[]
  private readonly named = new Set<string>()
  /** What a later step names for itself: no group may take it before. */
  reserved: ReadonlySet<string> = new Set()
  /** Groups that the sentence at hand names: its "rest" leaves them alone. */
  spoken: ReadonlySet<string> = new Set()
  /** Where the sentence at hand puts its groups, when it neither grinds nor tempers them. */
  place: Place | undefined
  /** Whether a step at the fire has named all the mains: what simmers after it is in the pot. */
  fired = false
  /** Chillies that this masala grinds with its coconut instead of crackling them whole. */
  ground: ReadonlySet<string> = new Set()
  /** Whether the sentence at hand names the mains: none of them is named again by its own slot. */
  mainSpoken = false
  /** Ingredients that the sentence at hand names one by one: no group of it takes them. */
  literal: ReadonlySet<string> = new Set()

  /** How much of the draft's grams a serving has. */
  private readonly portion: number

  constructor(draft: Draft, portion: number) {
    this.draft = draft
    this.portion = portion
    this.held = draft.parts.map((part) => ({ ...part, ingredient: ingredient(part.id) }))
  }

  /** Grams of these together, as they are listed for four. */
  gramsOf(ids: readonly string[]): number {
    return this.held.reduce((sum, { id, grams }) => sum + (ids.includes(id) ? grams * this.portion * 4 : 0), 0)
  }

  has(id: string): boolean {
    return this.held.some((part) => part.id === id)
  }

  name(id: string): string {
    this.named.add(id)
    return ingredient(id).word
  }

  isNamed(id: string): boolean {
    return this.named.has(id)
  }

  get mains(): Held[] {
    return this.held.filter(({ from }) => from === 'main')
  }

  get waiting(): Held[] {
    return this.held.filter(
      ({ id, from }) =>
        from !== 'main' && id !== 'charcoal' && !this.named.has(id) && !this.reserved.has(id) && !this.literal.has(id),
    )
  }

  /** Whether the mains take a verb in the plural. */
  get isMany(): boolean {
    return this.mains.length > 1 || this.mains.some(({ ingredient: { word } }) => isPlural(word))
  }

  /** The body of the base: flour, grain, pulse, not its seasoning. */
  bulk(): string[] {
    return this.held
      .filter(({ from, ingredient, grams }) => from === 'second' && grams >= 6 && !flavours.has(ingredient.role))
      .map(({ id }) => id)
  }

  get unnamed(): number {
    return this.held.filter(({ id }) => !this.named.has(id)).length
  }

  /** The ids of a group that no step has named yet; `a+b` is one group after the other. */
  group(name: string): string[] {
    if (name.includes('+')) return [...new Set(name.split('+').flatMap((one) => this.group(one)))]
    const of = (keep: (part: Held) => boolean) => this.waiting.filter(keep).map(({ id }) => id)
    const second = (part: Held) => part.from === 'second'
    const isGround = ({ id }: Held) => this.ground.has(id)
    switch (name) {
      case 'base': {
        const bulk = of(
          (part) =>
            second(part) &&
            !part.id.endsWith('-leaf') &&
            !flavours.has(part.ingredient.role) &&
            part.ingredient.aisle !== 'spice',
        )
        return bulk.length > 0 ? bulk : of(second)
      }
      case 'starchy':
      case 'noodle': {
        const found = of((part) => grainy.has(part.ingredient.nature) && part.grams >= 12)
        return found.length > 0 ? found : of(second)
      }
      case 'bulb':
        return of(({ id }) => bulbs.has(id))
      case 'sharp':
        return of(({ id, ingredient: { role } }) => role === 'aromatic' && !bulbs.has(id))
      case 'sourveg':
        return of(({ id }) => id === 'green-tomato' || id === 'raw-mango')
      case 'pulse':
        return of((part) => part.ingredient.aisle === 'pulse')
      case 'filling':
        return of(second)
      case 'seasoning':
        return inOrder(
          of((part) => {
            const { role, aisle, nature } = part.ingredient
            return (
              (role === 'temper' && !isGround(part)) || (aisle === 'pulse' && nature !== 'flour' && part.grams <= 6)
            )
          }),
        )
      case 'temper':
        return inOrder(of((part) => part.ingredient.role === 'temper' && !isGround(part)))
      case 'roast':
        return of((part) => part.ingredient.role === 'roast' || isGround(part))
      case 'seedy':
        return of((part) => part.ingredient.aisle === 'nut')
      case 'soy':
        return of((part) => part.ingredient.nature === 'soya')
      case 'wrap':
        return of(({ id }) => id === 'wrapper' || id.endsWith('-leaf'))
      case 'rest':
        return of(({ id, ingredient }) => id !== 'water' && !this.spoken.has(ingredient.role))
      default:
        return of((part) => part.ingredient.role === name)
    }
  }

  /** The mains in words: "potatoes and cauliflower"; naming them counts. */
  mainWords(): string {
    return this.list(this.mains.map(({ id }) => id))
  }

  /** A group in words, each spice and nut as the sentence at hand needs it; a manner is said once for its neighbours. */
  grouped(ids: string[]): string {
    const { place } = this
    if (!place || this.draft.family.sweet) return this.list(ids)
    const manners = ids.map((id) => manner(ingredient(id), place, this.draft.family.id))
    return this.joined(ids.map((id, at) => (manners[at] === manners[at - 1] ? '' : manners[at]!) + this.name(id)))
  }

  list(ids: string[]): string {
    return this.joined(ids.map((id) => this.name(id)))
  }

  private joined(all: string[]): string {
    const words = [...new Set(all)]
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
  }
}
