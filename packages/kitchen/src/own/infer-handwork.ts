import { gramsOf } from '../compute/grams.ts'
import { cuts, cuttingMinutesOf } from '../compute/handwork.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Dish, Portion, Step, StepPart } from '../read/dish.ts'
import { says } from '../read/preparations.ts'
import { besides } from '../read/vocabulary.ts'

/**
 * The handwork of a step in minutes, inferred from its text: kneading, shaping, grinding. Cookbook files state it
 * (`~hands`); this is for recipes from other sources, and for auditing ours.
 */
export type InferredHandwork = {
  /** Kneading, rolling, shaping and filling, by the flour and the number of pieces, in excess of the timers. */
  shaping: number
  /** The timers that cover such work, with the minutes computed for it. */
  clocks: { index: number; minutes: number; work: number }[]
  /** Chopping, grating and peeling that a verb asks for and no preparation mentions. */
  cutting: number
  /** Grinding, pounding and straining that no timer covers: the jar is filled, scraped down and rinsed. */
  grinding: number
}

/** Matches the words right before a food to be cut: "Chop the @spinach", "Peel and slice @onion and @potato". */
const cutsNext =
  /\b(?:chop|slice|grate|peel|dice|shred|scrape|cut|mince) (?:(?:and \w+|the|all|both|up|off|finely|thinly|,) ?)*$/i
const cutsFine = /\b(?:grate|mince|shred|finely|thinly)\b/i

/** Beans and leaves cut as fine as grain, which is slow with a knife. */
const fineAsGrain = {
  isOf: /\b(?:as fine as|as small as (?:rice|semolina|sago|lentils?|peppercorns?)|fine as (?:rice|semolina|hair))\b/,
  begin: 1,
  per100g: 5,
  most: 45,
}

/**
 * Returns the minutes of cutting a food that a sentence asks for and the list does not mention; `after` is the rest of
 * the sentence.
 */
function cutByVerbOf(portion: Portion, words: string, after: string, scale: number): number {
  const { food, preparation } = portion
  if (!cutsNext.test(words) || food.aisle !== 'vegetables' || says(preparation, 'bought')) return 0
  const isFine = fineAsGrain.isOf.test(after) && !/\b(?:grinder|processor|chopper)\b/.test(after)
  const slow = isFine || isThreaded.test(food.name) ? fineAsGrain : scooped.isOf.test(after) ? scooped : undefined
  const { begin, per100g, most } = slow ?? (cutsFine.test(words.slice(-40)) ? cuts.fine : cuts.coarse)
  const share = slow === undefined && isLarge.test(food.name) ? 0.4 : 1
  return Math.min(most, begin + ((gramsOf(portion) ?? 0) * scale * per100g * share) / 100)
}

/** Matches slow foods: a thread is wound off each slice of banana stem, banana florets are cleaned one by one. */
const isThreaded = /\bbanana (?:stem|flower)\b/

/** Gourds that are scraped, opened and emptied one by one. */
const scooped = { isOf: /\bscoop(?:ed)? out\b/, begin: 2, per100g: 2.2, most: 40 }

/** Matches large foods, which need few cuts for their weight. */
const isLarge =
  /\b(?:banana(?! (?:stem|flower))|mango|melon|watermelon|papaya|pineapple|pumpkin|gourd|cabbage|cauliflower)\b/

/** Minutes for grinding and straining; the first pattern that matches counts. Soaked grain and pulses take longest. */
const grinds: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:coconut milk|first milk|thick milk|squeeze)\b.*\b(?:strain|squeeze|press)|\bgrind\b.*\b(?:strain|squeeze)/is,
    6,
  ],
  [/\b(?:grind|pound|blend)\b.*\b(?:sieve|strainer)\b/is, 7],
  [/\b(?:press|squeeze)\b[^.]*\bmuslin\b[^.]*\b(?:press|squeeze)\b/i, 12],
  [/\b(?:press|squeeze|strain)\b[^.]*\b(?:muslin|cloth)\b/i, 8],
  [/\b(?:pound|stone-grind|mince)\b/i, 5],
  [/\b(?:grind|blend|puree|liquidi[sz]e|churn)\b/i, 4],
  [/\b(?:rub|press|push|pass) (?:\w+ ){0,4}through a (?:fine )?(?:sieve|strainer|muslin)/i, 4],
]
const batter = {
  isOf: /\b(?:urad|rice|moong|chana|toor|masoor|dal|lentil|moth|pea|chickpea)\b/,
  least: 120,
  /** A jar holds about 250 g at a time. */
  begin: 5,
  per100g: 2.2,
  most: 40,
}
/** Above this many grams anything is ground in batches, with more minutes per additional 100 g. */
const jar = { grams: 300, per100g: 0.7 }

/** Minutes per 100 g: cooked fish is checked for bones twice; raw small fish is scaled, gutted and rinsed. */
const fishwork: readonly (readonly [RegExp, number])[] = [
  [/\b(?:bone (?:it|them|the)|flake (?:it|them|the|and)|(?:take|pick|pull|feel|free)\b[^.]*\bbones)\b/i, 1.3],
  [
    /\b(?:scale|gut|behead|clean)\b[^.]*\b(?:fish|anchov|sardine|prawn|crab|roe)\b|\b(?:scale|gut|clean) $|\brinse\b[^.]*\bfish\b/i,
    2,
  ],
]
/** Minutes of layering or sealing by hand, whatever the weight. */
const laying: readonly (readonly [RegExp, number])[] = [
  [/\b(?:in|two|three|four) layers\b|\blayer\b(?!ed)/i, 3],
  [/\bseal\b[^.]*\b(?:dough|lid|rim)\b|\b(?:rope|string) of (?:\w+ )?dough\b|\bdough rope\b/i, 4],
]

/** Minutes per 100 g of meat and fish right after "mince", "chop" or "beat", with a knife or its back. */
const underKnife: readonly (readonly [RegExp, number])[] = [
  [/\b(?:mince|chop) (?:the |all )?$/i, 1.6],
  [/\b(?:beat|flatten|pound) (?:the |all )?$/i, 1.3],
]
/** Minutes per 100 g of flour for pressing dough through an idiyappam press. */
const pressing = { isOf: /\bpress\b[^.]*\b(?:idiyappam|sevai|string hoppers?)\b/i, begin: 2, per100g: 3 }

/** Minutes of kneading a dough, by its flour. */
const kneading = { begin: 3, per100g: 1, most: 10 }
const kneads = /\bknead(?!ing\b)/i
const flour = /\bflour|maida|semolina|atta\b/

/** Minutes per piece for shaping, rolling out, coiling or knotting, and filling; `most` limits the total. */
const piece = { shape: 0.3, roll: 0.4, coil: 0.6, fill: 0.6, most: 60 }
const shapes = /\b(?:shape|roll|form|make|press|pat|mould|flatten|divide|turn)\b/i
const pieces =
  /\b(?:balls|rounds|discs|ovals|rolls|logs|patties|parcels|cakes|marbles|lumps|dumplings|cutlets|koftas|lad+oos|laddus|rotis|parathas|puris|pooris|modaks|pedas|samosas|gujiyas|momos|kachoris|tikkis|sausages|cylinders|diamonds|cones)$/
const rollsOut =
  /\b(?:roll(?:ed)?|pat)\b[^.;]*\b(?:to|out|into|as thin|thin|rounds|discs)\b|\b(?:rounds|discs|sheets)\b/i
const coils = /\b(?:coil|knot|twist|plait|braid)\b/i
const fills = /\b(?:fill|stuff|wrap|pleat|crimp|pinch (?:shut|together)|close (?:it|them|each)|seal)\b/i
/** Matches verbs of cooking; a timer after one of them covers cooking. */
export const cooks = /\b(?:fry|bake|boil|steam|roast|simmer|cook|toast|deep-fry|heat|melt|grill|poach|lower)\b/i

/** Returns the handwork of a step. A timer covers the work before it, unless that includes cooking. */
export function inferHandwork({ parts }: Pick<Step, 'parts'>, { portions, timers }: Dish, scale = 1): InferredHandwork {
  const hand: InferredHandwork = { shaping: 0, clocks: [], cutting: 0, grinding: 0 }
  const nothing: Stretch = { words: '', count: 0, dough: 0, soaked: 0, meat: 0, solid: 0, holdsFood: false }
  let stretch = { ...nothing }
  const grainSoaked = soakedIn({ portions, timers })
  const grainDry = grainIn(portions)
  const close = (index: number, minutes: number, isBeside: boolean) => {
    const work = shapingOf(stretch, scale)
    const byHand = cooks.test(stretch.words) ? 0 : minutes
    // Work done in parallel grows with the number of pieces too.
    if (work > 0 && byHand > 0) hand.clocks.push({ index, minutes: byHand, work })
    const counted = isBeside ? 0 : byHand
    hand.shaping += Math.max(0, work - counted)
    if (counted === 0 && !isBeside)
      hand.grinding +=
        grindingOf(stretch, { soaked: grainSoaked * scale, dry: grainDry * scale }) +
        fishworkOf(stretch.words, portions, scale) +
        layingOf(stretch.words)
    stretch = { ...nothing }
  }
  for (const [at, part] of parts.entries()) {
    if (part.kind === 'timer') {
      const { name, minutes } = timers[part.index]!
      close(part.index, name === null || name === besides ? minutes : 0, name === besides)
    } else if (part.kind === 'food') {
      const portion = portions[part.index]!
      const grams = (gramsOf(portion) ?? 0) * scale
      stretch.holdsFood = true
      if (portion.unit === 'g' || portion.unit === 'kg') stretch.solid += grams
      if (flour.test(portion.food.name)) stretch.dough += grams
      else if (batter.isOf.test(portion.food.name)) stretch.soaked += grams
      else if (isMeat(portion))
        stretch.meat += (grams * (underKnife.find(([verb]) => verb.test(stretch.words))?.[1] ?? 0)) / 100
      if (cuttingMinutesOf(portion, scale) === 0)
        hand.cutting += cutByVerbOf(portion, stretch.words, restOfSentence(parts, at), scale)
    } else {
      stretch.words += part.kind === 'vessel' ? part.name : (wordsOfPart(part) ?? '')
      if (part.kind === 'count' && (pieces.test(part.of) || isDivided(part, parts[at - 1]))) {
        stretch.count = Math.max(stretch.count, Math.max(1, Math.round(part.amount * scale)))
      }
    }
  }
  close(-1, 0, false)
  return hand
}

/** Whether a bare count divides something into pieces: 'Divide the dough in {{7}}'. */
const isDivided = ({ of }: { of: string }, before: StepPart | undefined): boolean =>
  of === '' && before?.kind === 'text' && /\b(?:divide|part|share|portion)\b[^.;]*\b(?:in|into) $/i.test(before.text)

/** Returns the words after a part up to the end of its sentence. */
function restOfSentence(parts: Step['parts'], at: number): string {
  const words = parts.slice(at + 1).map((part) => wordsOfPart(part) ?? ' ')
  return words.join('').split(/[.;] /)[0]!
}

const mostFishwork = 25

const layingOf = (words: string): number =>
  Math.max(0, ...laying.map(([of, minutes]) => (of.test(words) ? minutes : 0)))

function fishworkOf(said: string, portions: readonly Portion[], scale: number): number {
  const whole = portions.filter((portion) => portion.food.diet === 'fish' && isSwum(portion))
  const each = whole.length > 0 ? fishwork.find(([of]) => of.test(said))?.[1] : undefined
  if (each === undefined) return 0
  const fish = whole.reduce((sum, portion) => sum + (gramsOf(portion) ?? 0), 0)
  return Math.min(mostFishwork, (fish * scale * each) / 100)
}

/** Whether the fish is fresh and not filleted. */
const isSwum = ({ food, preparation }: Portion): boolean =>
  !/\b(?:dried|sauce|paste|tinned|canned|fillet|snail)\b/.test(`${food.name} ${preparation}`)

/**
 * The words up to a timer, with the pieces and grams they shape, knead and grind; `meat` is the minutes of cutting it.
 */
type Stretch = {
  words: string
  count: number
  dough: number
  soaked: number
  meat: number
  /** Grams of all solid foods. */
  solid: number
  holdsFood: boolean
}

function grindingOf({ words, soaked, solid, holdsFood }: Stretch, before: { soaked: number; dry: number }): number {
  const found = grinds.find(([verb]) => verb.test(words))
  if (!found) return 0
  const grain = grindsToFlour.test(words)
    ? Math.max(soaked, before.dry)
    : grindsSoaked.test(words) || (!holdsFood && grindsIt.test(words))
      ? Math.max(soaked, before.soaked)
      : soaked
  if (grain >= batter.least) return Math.min(batter.most, batter.begin + (grain * batter.per100g) / 100)
  return found[1] + (Math.max(0, solid - jar.grams) * jar.per100g) / 100
}

/** Matches grinding of grain and pulses roasted in an earlier paragraph. */
const grindsToFlour = /\bgrind (?:it|them|all|both|everything|the \w+)\b[^.]*\b(?:flour|fine powder)\b/i

/**
 * Matches grinding of grain and pulses soaked in an earlier paragraph: "Drain it. Grind it with 10 g ginger", "Grind
 * the rice".
 */
const grindsSoaked =
  /\b(?:drain(?:ed)?|skins?)\b.*\b(?:grind|blend|pound)\b|^\W*(?:and |then )*(?:grind|pound) (?:with|to|without)\b|\b(?:grind|blend|pound) (?:the|both|all)?(?: \w+)? ?(?:dal|rice|grams?|lentils?|urad|moong|pulses|grains?)\b/is

/** Matches grinding that refers to earlier foods with a pronoun. */
const grindsIt = /\b(?:grind|blend|pound) (?:it|them|both)\b/i

/** Returns the grams of grain and pulses in a dish that soaks something; otherwise 0. */
const soakedIn = ({ portions, timers }: Pick<Dish, 'portions' | 'timers'>): number =>
  timers.some(({ name }) => name === 'soak') ? grainIn(portions) : 0

const grainIn = (portions: readonly Portion[]): number =>
  portions.reduce((sum, portion) => sum + (isGrain(portion) ? (gramsOf(portion) ?? 0) : 0), 0)

/** Whether the food is whole grain or pulses, not flour. */
const isGrain = ({ food }: Portion): boolean => batter.isOf.test(food.name) && !flour.test(food.name)

const isMeat = ({ food, name }: Portion): boolean =>
  (food.diet === 'meat' || food.diet === 'fish') && !/\bminced?\b|\bdried\b/.test(name)

function shapingOf(stretch: Stretch, scale: number): number {
  const { words, count, dough } = stretch
  const pressed = dough > 0 && pressing.isOf.test(words) ? pressing.begin + (dough * pressing.per100g) / 100 : 0
  return stretch.meat + pressed + piecesOfDough({ words, count, dough }, scale)
}

function piecesOfDough({ words, count, dough }: Pick<Stretch, 'words' | 'count' | 'dough'>, scale: number): number {
  const isKneaded = dough >= leastDough * Math.min(1, scale) && kneads.test(words)
  const kneaded = isKneaded ? Math.min(kneading.most, kneading.begin + (dough * kneading.per100g) / 100) : 0
  if (count === 0) return kneaded
  const made = /\bhalve (?:them|each)\b|\bcut (?:each|them) in (?:half|two)\b/i.test(words) ? count * 2 : count
  const each = [shapes, rollsOut, coils, fills].reduce(
    (sum, verbs, at) => sum + (verbs.test(words) ? [piece.shape, piece.roll, piece.coil, piece.fill][at]! : 0),
    0,
  )
  return kneaded + Math.min(piece.most, made * each)
}

/** The least grams of flour in a file for which kneading makes a dough, rather than binding a mash. */
const leastDough = 150
