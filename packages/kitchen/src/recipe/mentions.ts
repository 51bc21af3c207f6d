import { type Ingredient, ingredients } from '../knowledge/ingredients.ts'

/** Names that are also everyday words of a recipe ("til golden", "a date"), or cuts and colours rather than things. */
const notNames = new Set([
  'til',
  'gram',
  'orange',
  'dates',
  'tel',
  'ole',
  'bel',
  'val',
  'rose',
  'pua',
  'gur',
  'mul',
  'mustard paste',
])

const byName = new Map<string, Ingredient[]>()
for (const item of ingredients.values()) {
  const names = [item.word, item.english.replace(/\s*\([^)]*\)/g, ''), ...item.hindi].map((name) => name.toLowerCase())
  for (const name of new Set(names))
    if (name.length > 2 && !notNames.has(name)) byName.set(name, [...(byName.get(name) ?? []), item])
}

/** Names by their first word, longest first, so that a sentence is read word by word. */
const byFirstWord = new Map<string, string[]>()
for (const name of [...byName.keys()].sort((left, right) => right.length - left.length)) {
  const first = /^[\p{L}-]+/u.exec(name)?.[0] ?? name
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), name])
}

const read = new Map<string, readonly string[]>()

/** Many sentences stand in hundreds of recipes: what they name is kept, up to a bound. */
function namesIn(sentence: string): readonly string[] {
  const known = read.get(sentence)
  if (known) return known
  const found = findNames(sentence.toLowerCase())
  if (read.size >= 4000) read.clear()
  read.set(sentence, found)
  return found
}

function findNames(sentence: string): string[] {
  const found: string[] = []
  let end = 0
  for (const { 0: word, index } of sentence.matchAll(/[\p{L}-]+/gu)) {
    if (index < end) continue
    const isWhole = (name: string) =>
      sentence.startsWith(name, index) && !/[\p{L}-]/u.test(sentence[index + name.length] ?? '')
    const name = byFirstWord.get(word)?.find(isWhole)
    if (name === undefined) continue
    found.push(name)
    end = index + name.length
  }
  return found
}

const spoken = new Map<string, readonly string[]>()

function spokenNames(id: string): readonly string[] {
  const known = spoken.get(id)
  if (known) return known
  const { word, english, hindi } = ingredients.get(id)!
  const names = [word, english, ...hindi].map((name) => name.toLowerCase())
  spoken.set(id, names)
  return names
}

/** `dish` is the name of what is served where the ingredient only stands for what is in it. */
export type Mention = { id: string; use: 'to serve' | 'as needed'; dish?: string }

/** Dishes that are served beside, with what in them counts for diet and allergens. */
const dishes: Record<string, readonly string[]> = {
  'aloo sabzi': ['potato', 'oil'],
  'coconut chutney': ['coconut', 'mustard'],
  'tamarind chutney': ['tamarind', 'jaggery'],
  'tomato chutney': ['tomato', 'oil'],
  'ginger chutney': ['ginger', 'tamarind'],
  'mint chutney': ['mint', 'lemon'],
  pickle: ['mustard', 'oil'],
  dal: ['toor-dal'],
  sambar: ['toor-dal', 'tamarind', 'hing', 'mustard'],
}

const dishNames = new RegExp(
  `\\b(${Object.keys(dishes)
    .join('|')
    .replace('|dal|', '|(?<=with |and |or )dal(?= and|[.,])|')
    .replace('|pickle|', '|(?<=with |and |or )pickle|')})\\b`,
  'g',
)

/** Water that is poured off or drunk up beside what the list measures. */
const moreWater =
  /\bplenty of (hot |cold )?water|twice (its measure of|its|as much) water|half times its measure of water|salted water|changes of water|\b(a|two|three) (cups?|litres?) (and a half )?of (hot |warm |boiling |cold )?water|boiling water|soak|blanch|steam/i

const flowerWater = /^(kewra|rose) water$/

/**
 * Ingredients that the text names and the list does not hold: what it is served with, and what preparing takes, such as
 * water to soak in. A shorter name of something listed ("rice" for basmati rice, "oil" for mustard oil) is that thing.
 */
export function mentions(texts: readonly string[], listed: readonly string[]): Mention[] {
  const names = listed.flatMap(spokenNames)
  const found = new Map<string, Mention>()
  for (const whole of texts.flatMap((text) => text.split(/(?<=[.;]) /))) {
    const sentence = /\b(serve|serving|eat)\b/i.test(whole) ? whole.replace(dishNames, '') : whole
    if (sentence !== whole)
      for (const [dish] of whole.matchAll(dishNames))
        for (const id of dishes[dish]!)
          if (!listed.includes(id)) found.set(`${dish} ${id}`, { id, use: 'to serve', dish })
    const said = namesIn(sentence)
    if (said.length === 0) continue
    const serving = /\b(serve|serving|eat|plate|drink|ladle into|bring to)\b/i.test(sentence)
    for (const name of said) {
      if (names.some((one) => one.includes(name.replace(/e?s$/, '')) && !(name === 'water' && flowerWater.test(one))))
        continue
      const { id } = byName.get(name)![0]!
      if (!found.has(id)) found.set(id, { id, use: serving ? 'to serve' : 'as needed' })
    }
  }
  const litre = /\ba litre of water\b/
  const water = found.get('water')
  if (water && texts.some((text) => litre.test(text))) found.set('water', { ...water, dish: 'a litre of water' })
  return [...found.values()]
}

const wedges = /wedges? of lemon/
const curdBeside = /\bserve\b[^.]*\b(with|and|or) curd\b(?! rice)/i

/** Chutneys that a dish is served with; "the" chutney is one it has made. */
const chutneysOf = (texts: readonly string[]): string[] =>
  [
    ...new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/\bserve\b[^.]*?\b(?:with|and) (?!the )(\w+ chutney)\b/gi)].map(([, dish]) => dish!),
      ),
    ),
  ].filter((dish) => dishes[dish] !== undefined)

/** What is served beside a dish though the same is in it, by the words that serve it. */
const served: [RegExp, string, string?][] = [
  [/\bserve\b[^.]*\bkasundi/i, 'kasundi'],
  [/\bserve\b[^.]*\braw onion/i, 'onion', 'raw onion'],
  [/\bserve with plain rice/i, 'rice'],
]

/** What is set on the table beside a dish that holds the same in the pot: curd, a chutney, and lemon by the wedge. */
export const moreServedIn = (texts: readonly string[], listed: readonly string[]): Mention[] => [
  ...(listed.includes('curd') && texts.some((text) => curdBeside.test(text))
    ? [{ id: 'curd', use: 'to serve' } as const]
    : []),
  ...chutneysOf(texts)
    .filter((dish) => dishes[dish]!.every((id) => listed.includes(id)))
    .map((dish): Mention => ({ id: dishes[dish]![0]!, use: 'to serve', dish })),
  ...served
    .filter(
      ([pattern, id]) =>
        listed.some((one) => one === id || (id === 'onion' && /onion|shallot/.test(one))) &&
        texts.some((text) => pattern.test(text)),
    )
    .map(([, id, dish]): Mention => ({ id, use: 'to serve', ...(dish === undefined ? {} : { dish }) })),
  ...(texts.some((text) => /edible lime/.test(text))
    ? [{ id: 'water', use: 'as needed', dish: 'a pinch of edible lime (chuna)' } as const]
    : []),
  ...(texts.some((text) => wedges.test(text)) ? [{ id: 'lemon', use: 'to serve', dish: 'lemon wedges' } as const] : []),
]

/** The water that steps pour beside the water that is listed. */
export const moreWaterIn = (texts: readonly string[], listed: readonly string[]): Mention[] =>
  listed.includes('water') && texts.some((text) => moreWater.test(text))
    ? [{ id: 'water', use: 'as needed', dish: 'more water to soak or boil in' }]
    : []
