import { familyNoteTable } from './family-note-table.ts'
import { stateNoteTable } from './state-note-table.ts'

const readNotes = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => line.split('|') as [string, string]),
  )

/** By family id, or by family.base, what holds for all its dishes. */
export const familyNotes = readNotes(familyNoteTable)

/** By state, how it cooks. */
export const stateNotes = readNotes(stateNoteTable)

/** The note on a base, else on its family, unless the dish or its steps belie it. */
export const noteOf = (
  family: string,
  base: string,
  ids: readonly string[],
  said: string,
  state: string,
): string | undefined => {
  const note = familyNotes.get(`${family}.${base}`) ?? familyNotes.get(family)
  const needed = Object.entries(noteNeeds).find(([part]) => note?.includes(part))
  if (needed && !needed[1].some((id) => ids.includes(id))) return undefined
  const asked = Object.entries(noteAsks).find(([part]) => note?.includes(part))
  return asked && !asked[1].test(`${family}.${base} (${state}): ${said}`) ? undefined : note
}

/** A note that speaks of an ingredient is given only where the dish holds it. */
const noteNeeds: Record<string, readonly string[]> = {
  'black salt and roast cumin': ['roast-cumin'],
  'Curd, peanuts or pulses': ['curd', 'peanuts', 'kabuli-chana', 'kala-chana', 'rajma'],
  'Millets were daily grain': ['kodo', 'kangni', 'kutki', 'samak', 'bajra', 'jowar-rava', 'ragi-atta'],
  'well-beaten batter': ['urad-dal'],
  'rolled in rava': ['suji', 'rice-flour'],
  'rice flour with coconut and jaggery': ['coconut'],
  'Every court': ['basmati'],
  'Greens shrink': ['spinach', 'sarson', 'amaranth', 'bathua', 'methi', 'pui', 'dill', 'moringa-leaves'],
  'sarson saag': ['sarson'],
  'Crumbs stay on': ['breadcrumbs', 'cornflakes', 'suji', 'sevai'],
  'finished with fresh coconut': ['coconut'],
  'with onion, tomato and green chilli': ['tomato'],
  'curd kept from splitting': ['curd', 'buttermilk'],
  'ground with a little dal': ['chana-dal', 'urad-dal'],
  'keeps the grains apart': ['suji', 'dalia', 'sevai', 'kangni', 'kutki', 'kodo', 'jowar-rava', 'idli-rava', 'quinoa'],
  'onions browned with patience': ['onion'],
  'fennel and dry ginger carry': ['dry-ginger'],
  'Soya, tofu and mushrooms': ['soya-chunks', 'soya-granules', 'tofu', 'mushroom', 'oyster-mushroom'],
  'Prawns and crab cook': ['prawn', 'tiger-prawn', 'crab'],
  'Whole chana and rajma': ['kabuli-chana', 'kala-chana', 'rajma', 'chitra-rajma', 'vatana', 'lobia'],
  'bound with roasted besan': ['besan', 'sattu'],
  'Panch phoron': ['panch-phoron'],
  'with lemon, tamarind, curd or coconut': ['lemon', 'tamarind', 'curd', 'coconut', 'raw-mango'],
  'Chhena sweets belong': ['chhena', 'hung-curd'],
  'Broken wheat is roasted': ['dalia'],
  'wrapper stays dry': ['wrapper'],
  'and a roasted powder': ['sambar-powder'],
  'crust of cheese': ['cheese'],
  'of rice and urad dal': ['urad-dal'],
  'toor dal with tamarind': ['tamarind'],
}

/** A note that speaks of how it is cooked is given only where the steps, or the base, are of that kind. */
const noteAsks: Record<string, RegExp> = {
  'In Indore': /\(Madhya Pradesh\)/,
  'cooks of Chinese descent': /^(?!.*Tamil Nadu)/,
  'Thoran and poriyal': /thoran\.\S*(thoran|poriyal)/,
  'street sandwich': /green chutney/,
  'with lemon and raw onion': /serve[^.]*(lemon|onion)/i,
  'need soaking, but no': /\bsoak/i,
  'made in minutes': /^drink\.(lassi|chaas|sherbet)(?!.*(\bsoak|hour))/is,
  'onions browned': /onions?[^.]*(brown|gold|amber)/i,
  'until it sounds hollow': /hollow/,
  'its own lace': /height|lace/,
  'neither onion nor garlic; fennel': /^(?!.*(\bonion|garlic))/is,
  'the water in the tadka': /water/,
  'before the monsoon':
    /^pickle\.(?!northeast)(?!.*(carrot|cauliflower|turnip|radish|beetroot|bamboo|amla|raw turmeric)).*\bsun(ny)?\b/is,
  'Noodles came late': /^noodles\.(?!pasta\b)/,
  'Idli is the breakfast': /^idli\.(?!chilli|fried|masala)/,
  'sesame crust': /^handvo\.handvo\b/,
  'its own tarri': /tarri/,
  'kathi roll is from Kolkata': /^(?!.*raw cabbage)/s,
  'the lid goes on': /^(?!.*uncovered)(?!.*high flame).*\bcover/is,
  'slow heat and its bones': /^(?!.*(liver|mince|boneless)).*mutton/is,
  'beaten for hours': /^haleem\.(haleem|daleem)/,
  'petha, bal mithai, dodol': /^candied\.(petha|bal-mithai|dodol|singori)/,
  'filled with dry masala': /^bharwan\.(masala|besan|peanut|nariyal)(?!.*\bcurd\b)/is,
  'potato stays crisp': /(?<!sweet )potato/i,
  'Every baker has': /\b(bake|oven|tandoor)/i,
  'nine evenings of Navratri': /^sundal\.sundal/,
  'Chai is boiled with its milk': /^hotdrink\.\S*(chai|filter)/,
  'has a thin gravy': /^(?!.*(korma|qorma|\bpaste\b|cream|\bcurd\b|clings)).*/is,
  'Sweet pancakes are festival': /^(?!sweetpancake\.mangalore)/,
  'Appam and stew': /^appam\.\S*stew/,
  'Khar opens an Assamese lunch': /^khar\.khar/,
  'fried slowly, so that it is crisp': /^(?!.*\b(bake|strips))/is,
  'made for Holi and Padwa': /^puranpoli\.puran-poli/,
  'Caramel custard came': /^pudding\.caramel/,
  'warmed and never boiled': /^(?!.*until it boils)/is,
  'Shivaratri and Holi': /^(?!.*mango)/is,
  'go into the oil dry': /^(?!.*\bbake)/is,
  'eaten with pav or roti': /pav|roti/i,
  'fried until it leaves the pan': /\bfry|brown/i,
  'pricked or fried first': /prick|score|fry/i,
  'Kuzhambu and pulusu': /^kuzhambu\.\S*(kuzhambu|pulusu)/,
  'khakhra or papad is the spoon': /^dip\.with-(khakhra|papad)/,
  'when the mash is cold': /\bmash/i,
  'bound with roasted besan': /shape|patt(y|ies)|bind/i,
  'Hyderabad the raw meat': /\b(mutton|chicken|lamb)\b/i,
  'Ladoo and barfi are shaped': /^mithai\.(ladoo|barfi|peda|pinni)/,
  'Nankhatai and tea cakes': /^teabake\.(nankhatai|cake|mawa-cake|biscuit)/,
  'Avial, olan and erissery': /^coconutstew\.(?!kootu|kurma)/,
  'the vegetable meets the fire': /\b(flame|ember|char)/i,
}
