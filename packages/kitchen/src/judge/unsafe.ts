import type { Read } from './read-line.ts'
import { type Reason, reason } from './reason.ts'
import { withoutComparisons, withoutServing } from './strip-comparisons.ts'
import type { SubmittedRecipe } from './submitted-recipe.ts'

/** Harmful advice: a pattern to look for in each sentence, and one that makes the sentence harmless. */
const advice: { sentence: string; said: RegExp; unless?: RegExp; in?: 'added' | 'used' }[] = [
  {
    sentence: 'Poultry must be cooked through.',
    said: /\b(chicken|poultry|murgh?|duck|turkey|quail|kozhi|meat)\b.*\b(pink|rare|medium[- ]rare|under[- ]?cooked|half[- ]cooked|raw (in|at) the|bloody)\b|\b(pink|rare|under[- ]?cooked|half[- ]cooked|raw)\b.{0,25}\b(chicken|poultry|murgh?|duck|turkey)\b.{0,40}\b(serve|eat|enjoy|plate)\b|\bserve\b.*\b(pink|rare|under[- ]?cooked)\b.*\b(chicken|murgh?)/,
    unless: /\b(no longer|not|never|no|lost|loses?|until|till|without|isn|neither)\b[^,]{0,24}\b(pink|rare|raw|under)/,
  },
  {
    sentence: 'Poultry is not rinsed, thawed or marinated for hours on the counter.',
    said: /\b(thaw|defrost|marinat\w+|leave|keep)\b.*\b(chicken|meat|mutton|fish|prawns?|poultry|murgh?)\b.*\b(counter|room temperature|overnight outside)\b|\b(chicken|meat|mutton|fish|prawns?)\b.*\b(overnight|[4-9] hours|1\d hours)\b.*\b(counter|room temperature)\b/,
    unless: /\b(never|not|fridge|refrigerat)/,
  },
  {
    sentence: 'Rajma must boil hard for ten minutes before it is cooked slowly: undercooked it is poisonous.',
    said: /\b(rajma|kidney beans?)\b.*\b(raw|al dente|crunchy|under[- ]?cooked|half[- ]cooked|still firm|without (soaking|boiling))\b|\b(raw|under[- ]?cooked|sprouted raw)\b.{0,12}\b(rajma|kidney beans?)\b/,
    unless: /\b(never|not|no longer|until|till|poison|toxic|unsafe|smell|taste)\b/,
  },
  {
    sentence: 'Taro and yam are never eaten raw: their crystals burn the throat.',
    said: /\b(arbi|arvi|taro|colocasia|suran|jimikand|yam|patra leaves|tapioca|cassava|bamboo shoots?)\b.*\b(raw|uncooked|without cooking)\b|\b(raw|uncooked)\b.{0,10}\b(arbi|arvi|taro|colocasia|suran|yam|tapioca|cassava)\b/,
    unless: /\b(never|not|no|until|till|itch\w*|smell|rawness|sour)\b/,
  },
  {
    sentence: 'Cooked food is not kept warm or on the counter for hours: cool it fast, and into the refrigerator.',
    said: /\b(leave|keep|rest|let|store|sit|hold)\w*\b.*\b(rice|biryani|pulao|cooked|curry|gravy|dal|leftovers?|khichdi|kheer)\b.*\b(counter|room temperature|warm|oven off|outside)\b.*\b(overnight|hours?|day|days|morning)\b|\b(rice|biryani|pulao|cooked|curry|gravy|dal|leftovers?)\b.*\b(overnight|(?:[3-9]|1\d|2\d) hours|all day|all night)\b.*\b(counter|room temperature|warm|outside)\b|\b(leave|keep|rest|let|store)\b.*\b(rice|cooked|leftovers?)\b.*\b(overnight|all night)\b.*\b(counter|room temperature|warm)\b/,
    unless: /\b(never|not|ferment\w*|in water|batter|soak\w*|fridge|refrigerat\w*|chill\w*|curd|starter)\b/,
  },
  {
    sentence: 'Home canning in a jar without acid and pressure can give botulism.',
    said: /\b(canning|home[- ]?can|can it|water[- ]bath)\b|\b(seal|store)\w*\b.*\b(jars?|bottles?)\b.*\b(months?|year|shelf)\b/,
    unless: /\b(vinegar|pickle|achaar|achar|oil|salted|brine|sugar|fridge|refrigerat|bain|canned|bake)/,
  },
  {
    sentence: 'Garlic in oil is not kept at room temperature: botulism.',
    said: /\bgarlic\b.*\boil\b.*\b(room temperature|shelf|weeks?|months?)\b/,
    unless: /\b(vinegar|pickle|fridge|refrigerat|lemon)/,
  },
  {
    sentence: 'No honey for a child under one year.',
    said: /\b(infants?|baby|babies|newborn|6[- ]months?|six[- ]months?|[3-9][- ]months?[- ]old)\b/,
    unless: /\bbaby (corn|potato|onion|carrot|spinach|brinjal|aubergine|eggplant)|no honey|without honey/,
  },
  {
    sentence: 'Egg is not served raw.',
    said: /\b(raw|uncooked|runny|unset)\b.{0,12}\beggs?\b|\beggs?\b.{0,20}\b(raw|uncooked)\b(?! (onions?|cabbage|vegetables?|tomato(es)?|cucumber|salad))/,
    unless:
      /\b(no longer|until|till|not|never|rawness|smell|colour|white is)\b|\b(meat|mince|mutton|dough|batter|knead|bind)\b/,
  },
  {
    sentence: 'Raw dough, batter and flour are not tasted.',
    said: /\b(taste|lick|eat|sample|try)\b.{0,30}\b(raw|uncooked)\b.{0,20}\b(dough|batter|flour)\b|\b(taste|lick|eat)\b.{0,20}\b(dough|batter)\b.{0,20}\b(raw|uncooked)\b/,
    unless: /\b(never|not|no)\b|\btaste of\b.*\b(gone|goes|leaves|left|lost)\b/,
  },
  {
    sentence: 'Nothing wet or frozen goes into hot oil.',
    said: /\b(wet(?! (?:hands?|palms?|fingers?|spoons?|cloth|knife|ladle))|dripping|undrained|undried|frozen|soaking)\b.{0,50}\b(hot|deep|boiling|smoking)\b.{0,12}\b(oil|fry)|\b(water|ice)\b.{0,20}\b(in|into|to)\b.{0,6}\b(the )?(hot|boiling|smoking) oil\b/,
    unless: /\b(never|not|do not|don|dry|drain\w*|pat|avoid|careful)\b/,
  },
  {
    sentence: 'A fire of oil is never put out with water.',
    said: /\b(on fire|catch(es)? fire|burning oil)\b.*\b(pour|throw|splash)\b.*\bwater\b/,
    unless: /\b(never|not)\b/,
  },
  {
    sentence: 'Fish that hold much mercury are not for children and expectant mothers.',
    said: /\b(pregnan\w*|expectant|infants?|toddlers?|children|kids)\b.*\b(shark|swordfish|king mackerel|bigeye|marlin)\b|\b(shark|swordfish|king mackerel|marlin)\b.*\b(pregnan\w*|expectant|infants?|toddlers?|daily|every day|mercury)\b/,
    unless: /\b(never|not|avoid)\b/,
  },
  {
    sentence: 'Food cures no disease, and replaces no medicine.',
    said: /\b(cures?|curing|heals?|reverses?|treats?|eliminates?|gets? rid of|kills?)\b.{0,40}\b(diabet\w*|cancer|covid\w*|thyroid|arthritis|asthma|blood pressure|hypertension|cholesterol|infections?|tumou?rs?|kidney stones?|depression|pcos|disease|virus)\b|\b(stop|skip|replace|instead of|throw away)\b.{0,24}\b(insulin|medicines?|medication|tablets?|doctor)\b/,
    unless: /\b(does not|do not|no food|cannot)\b/,
  },
  {
    sentence: 'Something in it is no food.',
    in: 'used',
    said: /\b(detergent|bleach|soap (?!nut)|phenyl|kerosene|petrol|paint|borax|washing soda|calcium carbide|mothballs?|naphthalene|datura|oleander|opium|cannabis|bhang(?! ki chutney| chutney| seeds?)|ganja|marijuana|essential oil|mercury (?!level)|silica gel|antifreeze|formalin|methanol|tobacco|industrial|textile dye|metanil|boric acid|hand sanitizer|toilet cleaner|(?:wood|craft|super) ?glue)\b/,
  },
  {
    sentence: 'It holds alcohol.',
    in: 'added',
    said: /\b(wines?|beers?|rum|whisk(?:e)?y|vodka|brandy|gin|feni|toddy|liqueurs?|champagne|bourbon|tequila|sake|ale|sherry|port wine|kahlua|baileys|mahua liquor|arrack|alcohol)\b/,
    unless:
      /\b(wine|beer|alcohol)[- ](vinegar|free)|non[- ]?alcoholic|no alcohol|without alcohol|\bor (?:\w+ )?juice\b|ginger (ale|beer|wine)|for the sake|\b(no|without|instead of)\b.{0,16}\b(wine|beer|rum)/,
  },
  {
    sentence: 'Bitter or green parts of it are poisonous.',
    said: /\b(bitter almonds?|apricot kernels?|green potato(es)?|sprouted potato(es)?|rhubarb leaves|raw cassava|puffer fish|fugu|wild mushrooms?)\b/,
    unless: /\b(never|not|remove|avoid|cut away|discard|only from|sweet)\b/,
  },
  {
    sentence: 'A pressure cooker is opened only when its pressure has fallen.',
    said: /\b(open|force|lift)\w*\b.{0,30}\b(pressure cooker|cooker|lid)\b.{0,30}\b(under pressure|while it (is )?(hissing|whistling)|immediately|at once|straight away)\b/,
    unless: /\b(never|not|release)\b/,
  },
]

/** Foods before which "raw" means unripe or unpolished rather than uncooked. */
const unripe = /\braw (bananas?|mango(?:es)?|papaya|jackfruit|turmeric|rice|peanuts?|plantains?|sugar|honey)\b/g

/** Matches leavened doughs and batters: toddy raises them, and its alcohol evaporates in cooking. */
const leavened = /\b(dough|batter)\b/i

const boiled = /\b(boil\w*|pressure|whistles?|canned|cooked|cooker)\b/
const slow = /\b(slow[- ]?cooker|crock[- ]?pot|low heat for (?:[4-9]|1\d) hours|on low for)\b/
const heat =
  /\b(cook\w*|boil\w*|fry|fries|fried|saut\w*|simmer\w*|bake\w*|roast\w*|grill\w*|steam\w*|sear\w*|pressure|brown|stew|braise|poach|toss|stir|heat\w*|flame|tandoor|pan|kadhai|tawa|tava|griddle|ash|embers?|coals?|oven|microwave)\b/

/**
 * Finds advice that may harm whoever follows it. The text is only matched against patterns; instructions in it are
 * never followed.
 */
export function unsafeReasons(
  { title, instructions, tips = [], ingredients }: SubmittedRecipe,
  reads: readonly Read[],
): Reason[] {
  const sentencesOf = (texts: readonly string[]) =>
    texts.flatMap((text) =>
      text
        .toLowerCase()
        .replace(unripe, '$1')
        .split(/(?<=[.!?])\s+/),
    )
  const sentences = sentencesOf([title, ...instructions, ...tips, ...ingredients])
  // Text about what is in the dish: without comparisons ("the red of wine"), serving suggestions, or toddy that raises
  // a dough.
  const added = sentencesOf([
    title,
    ...ingredients,
    ...instructions.map(withoutComparisons).map(withoutServing),
    ...tips.map(withoutServing),
  ]).map((sentence) => (leavened.test(instructions.join(' ')) ? sentence.replace(/\btoddy\b/g, '') : sentence))
  // Without comparisons such as "red as paint" or "as fine as tobacco".
  const used = sentencesOf([title, ...ingredients, ...instructions.map(withoutComparisons), ...tips]).map((sentence) =>
    reads.some(({ ids }) => ids.includes('hemp-seed')) ? sentence.replace(/\bbhang\b/g, '') : sentence,
  )
  const ids = new Set(reads.flatMap((read) => read.ids.slice(0, 1)))
  const steps = instructions.join(' ').toLowerCase()
  const wrong = advice
    .filter(
      ({ said, unless, sentence, in: place }) =>
        (place === 'added' ? added : place === 'used' ? used : sentences).some(
          (one) => said.test(one) && !unless?.test(one),
        ) &&
        (!sentence.startsWith('No honey') || ids.has('honey')),
    )
    .map(({ sentence }) => reason('unsafe', sentence))
  const beans = reads.some(({ ids: [id = ''], line }) => /rajma/.test(id) && !/canned|boiled|cooked|tinned/i.test(line))
  if (
    beans &&
    instructions.length > 0 &&
    (!boiled.test(steps.replace(/slow[- ]?cooker/g, '')) || (slow.test(steps) && !/\bboil/.test(steps)))
  )
    wrong.push(
      reason('unsafe', 'Rajma must boil hard for ten minutes before it is cooked slowly: undercooked it is poisonous.'),
    )
  const raw = reads.some(({ ids: [id = ''] }) =>
    ['chicken', 'chicken-breast', 'chicken-thigh', 'chicken-mince', 'pork', 'arbi', 'suran', 'tapioca'].includes(id),
  )
  if (raw && instructions.length > 0 && !heat.test(steps))
    wrong.push(reason('unsafe', 'Nothing in the steps cooks what must be cooked.'))
  return wrong.filter((one, index) => wrong.findIndex(({ sentence }) => sentence === one.sentence) === index)
}
