import { type IngredientDiet, ingredient, ingredients } from '../knowledge/ingredients.ts'
import { nameTable } from './name-table.ts'
import { leftOut, likeMeat, notThere, traps } from './traps.ts'
import { wordsOf } from './words.ts'

/** A name found in a text: the ingredients it may mean, or what a trap comes from; where it stands among the words. */
export type Named = {
  name: string
  ids: readonly string[]
  trap?: Exclude<IngredientDiet, 'veg'>
  at: number
  end: number
}

const lexicon = new Map<string, string[]>()

const colours = new Set(['red', 'green', 'white', 'black', 'yellow', 'lal', 'laal', 'kala', 'safed', 'hara'])

function know(name: string, id: string): void {
  const key = wordsOf(name).join(' ')
  if (key.length < 3 || colours.has(key)) return
  const ids = lexicon.get(key) ?? []
  if (!ids.includes(id)) lexicon.set(key, [...ids, id])
}

for (const item of ingredients.values()) {
  const own = [item.word, item.english.replace(/\s*\(.*/, ''), ...item.hindi.map((name) => name.replace(/\s*\(.*/, ''))]
  for (const name of own) know(name, item.id)
}
for (const line of nameTable.trim().split('\n')) {
  const [id, names] = line.split(': ') as [string, string]
  for (const name of names.split(', ')) know(name, id)
}
const trapKeys = new Map([...traps].map(([name, kind]) => [wordsOf(name).join(' '), kind]))

const longest = Math.max(...[...lexicon.keys(), ...trapKeys.keys()].map((key) => key.split(' ').length))

/** The names in a text, the longest first at every place, so that "oyster mushroom" is no oyster and "kidney bean" no kidney. */
export function namesIn(text: string): Named[] {
  const words = wordsOf(text)
  const found: Named[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at)
    let name = words.slice(at, at + length).join(' ')
    while (length > 0 && !lexicon.has(name) && !trapKeys.has(name)) {
      length--
      name = words.slice(at, at + length).join(' ')
    }
    if (length === 0) {
      at++
      continue
    }
    const trap = trapKeys.get(name)
    const end = at + length
    found.push({ name, ids: lexicon.get(name) ?? [], ...(trap && { trap }), at, end })
    at = end
  }
  return found
}

/** Where a text names something of an animal, what it is and from what; look-alikes ("soya keema") and absences are passed by. */
export function animalsIn(text: string): { name: string; from: Exclude<IngredientDiet, 'veg'> }[] {
  const words = wordsOf(text)
  return namesIn(text).flatMap(({ name, ids, trap, at, end }) => {
    const from = trap ?? dietOfAll(ids)
    if (from === undefined || from === 'veg') return []
    if (likeMeat.has(words[at - 1] ?? '') || notThere.has(words[end] ?? '')) return []
    if (words.slice(Math.max(0, at - 3), at).some((word) => leftOut.has(word))) return []
    return [{ name, from }]
  })
}

function dietOfAll(ids: readonly string[]): IngredientDiet | undefined {
  const diets = new Set(ids.map((id) => ingredient(id).diet))
  return diets.size === 1 ? [...diets][0] : undefined
}

/** Names under which a line would be read as this ingredient before any other. */
export const namesOf = (id: string): string[] => [...lexicon].filter(([, ids]) => ids[0] === id).map(([name]) => name)
