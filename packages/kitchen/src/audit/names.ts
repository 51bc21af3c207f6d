import { foldedWords } from '../names/fold.ts'
import type { Cookbook } from '../read/cookbook.ts'
import type { Script } from '../read/place.ts'
import type { Found } from './found.ts'

const letters: Record<Script, RegExp> = {
  Arabic: /\p{Script=Arabic}/u,
  Bengali: /\p{Script=Bengali}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Gujarati: /\p{Script=Gujarati}/u,
  Gurmukhi: /\p{Script=Gurmukhi}/u,
  Kannada: /\p{Script=Kannada}/u,
  Malayalam: /\p{Script=Malayalam}/u,
  Oriya: /\p{Script=Oriya}/u,
  Tamil: /\p{Script=Tamil}/u,
  Telugu: /\p{Script=Telugu}/u,
}

/** Finds dishes without a Hindi name, or without one in a script of their home region. */
export function nameDoubts({ dishes, places }: Pick<Cookbook, 'dishes' | 'places'>): Found {
  const doubts = [...dishes.values()].flatMap(({ id, place, names }) => {
    const isIn = (script: Script) => names.some((name) => letters[script].test(name))
    const home = places.get(place)?.scripts ?? []
    return [
      ...(isIn('Devanagari') ? [] : [{ id, why: 'no name in Devanagari' }]),
      ...(home.length === 0 || home.some(isIn) ? [] : [{ id, why: `no name in ${home.join(' or ')}` }]),
    ]
  })
  return { looked: dishes.size, doubts }
}

/** Finds titles that sound like the title or another name of a different dish, such as Kheema and Keema. */
export function soundDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  const owners = new Map<string, Set<string>>()
  for (const { id, title, names } of dishes.values()) {
    for (const name of [title, ...names]) {
      const key = soundOf(name)
      if (key === '') continue
      const ids = owners.get(key)
      if (ids) ids.add(id)
      else owners.set(key, new Set([id]))
    }
  }
  const doubts = [...dishes.values()].flatMap(({ id, title }) => {
    const others = [...(owners.get(soundOf(title)) ?? [])].filter((other) => other !== id)
    return others.length > 0 ? [{ id, why: `'${title}' sounds like a name of ${others.join(', ')}` }] : []
  })
  return { looked: dishes.size, doubts }
}

/** The number of titles that must end with a word for it to count as a kind of dish. */
const leastOfKind = 4

/**
 * Finds names that belong to another kind of dish than the title and share no word with it: "Khajur Pua" for Thekua.
 * Some of them are names of a different dish.
 */
export function looseNameDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  const kinds = new Map<string, number>()
  for (const { title } of dishes.values()) {
    const words = foldedWords(title)
    if (words.length > 1) kinds.set(words.at(-1)!, (kinds.get(words.at(-1)!) ?? 0) + 1)
  }
  let looked = 0
  const doubts = [...dishes.values()].flatMap(({ id, title, names }) => {
    const own = new Set(foldedWords(title))
    return names
      .filter((name) => /^[ -~]+$/.test(name) && /\s/.test(name))
      .flatMap((name) => {
        looked++
        const words = foldedWords(name)
        const isKind = (kinds.get(words.at(-1) ?? '') ?? 0) >= leastOfKind && words.length === 2
        const isOther = isKind && !words.some((word) => own.has(word)) && !englishKinds.test(name)
        return isOther ? [{ id, why: `'${name}' says another kind than '${title}'` }] : []
      })
  })
  return { looked, doubts }
}

/** Kinds of dish in English translations of a name. */
const englishKinds =
  /\b(?:curry|fry|rice|chutney|pickle|soup|cake|balls?|pancakes?|sweet|salad|bread|roast|fritters?|stew|gravy|drink|tea|juice|powder|dumplings?|porridge|pudding|dal|sabzi|sharbat|sherbet)$/i

const soundOf = (name: string): string => foldedWords(name).join(' ')
