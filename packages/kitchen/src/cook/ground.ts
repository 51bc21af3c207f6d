import type { Ingredient } from '../knowledge/ingredients.ts'

/** Where a group of seasonings goes in: `pan` into hot fat, `raw` into a mix, a dough or a marinade. */
export type Place = 'pan' | 'raw'

const handled =
  /grind|crush|pound|powder|roast|toast|boil|crackl|pop |splutter|sizzle|swell|temper|blend|paste|soak|vatan|crisp \{/i

/** Where a sentence puts what it names without grinding or tempering it; undefined where it does. */
export const placeIn = (kind: 'p' | 'c' | 's', pattern: string): Place | undefined =>
  handled.test(pattern.replace(/\{[^}]*\}/g, '{}')) ? undefined : kind === 'c' ? 'pan' : 'raw'

/** Families that want their nuts whole, for the bite. */
const wholeNuts = new Set(
  'poha upma flavouredrice chaat namkeen sundal friedrice noodles roasted fruitbowl pulao khichdi drink chips'.split(
    ' ',
  ),
)

/** Families whose nuts go into a marinade or a mince. */
const marinated = new Set('kebab vegkebab protein meatsnack fishfry momo eggsnack cutlet kofta biryani'.split(' '))

const crushed = new Set(['coriander-seeds', 'fennel', 'pepper', 'stone-flower'])
const ground = new Set(['poppy', 'yellow-mustard', 'magaz', 'charoli'])
const chopped = new Set(['cashew', 'almonds', 'walnuts', 'pista'])
const hard = new Set(
  'cloves cinnamon cardamom black-cardamom star-anise mace pippali fenugreek panch-phoron shahi-jeera'.split(' '),
)

/** Families whose seeds stay whole in the batter, for the crunch. */
const wholeSeeds = new Set(['poppy', 'nigella'])

/** How a seasoning is got ready for a sentence that does not do it itself: a whole spice or nut would be bitten on. */
export function manner({ id, aisle, nature }: Ingredient, place: Place, family: string): string {
  if (wholeSeeds.has(id) && family === 'pakora') return ''
  if (aisle === 'nut' && wholeNuts.has(family) && nature !== 'coconut') return ''
  if (marinated.has(family) && (nature === 'coconut' || chopped.has(id))) return 'ground '
  // A step before roasts them (steps.ts).
  if (id === 'peanuts') return 'the crushed '
  if (crushed.has(id)) return 'crushed '
  if (ground.has(id)) return 'ground '
  if (chopped.has(id)) return 'chopped '
  if (id === 'dalia-dal') return 'powdered '
  if (id === 'raw-papaya') return 'grated '
  if (id === 'kokum') return marinated.has(family) ? 'juice of soaked ' : 'soaked '
  if (place === 'pan') return ''
  if (id === 'dry-chilli' || id === 'mustard' || id === 'nigella') return 'crushed '
  return hard.has(id) ? 'ground ' : ''
}
