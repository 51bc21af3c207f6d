import { fold, plain } from '../vocabulary/fold.ts'

const spelt = new Map<string, string>()

/** Other spellings of a word in Latin letters, folded. */
const spellings = new Map<string, string>()

function spell(word: string): string {
  if (word.charCodeAt(0) >= 128) return plain(word)
  const folded = fold(word.replace(/['’]/g, ''))
  return spellings.get(folded) ?? folded
}

/** Names by their first word, longest first. */
const byFirstWord = new Map<string, { words: string[]; feast: string }[]>()

export function addNames(feast: string, names: readonly string[]): void {
  for (const name of names) {
    const words = name.split(/[ -]/).map(spell)
    const list = byFirstWord.get(words[0]!) ?? []
    list.push({ words, feast })
    list.sort((a, b) => b.words.length - a.words.length)
    byFirstWord.set(words[0]!, list)
  }
}
/** Adds spellings that mean the same word, one word per line: 'purnima pournami paurnima'. Call it before `addNames`. */
export function addSpellings(lines: string): void {
  for (const line of lines.trim().split('\n')) {
    const [word, ...others] = line.split(' ').map(fold)
    for (const other of others) spellings.set(other, word!)
  }
  spelt.clear()
}

/** Adds names in another language, one feast per line: 'Diwali|दिवाली|दीपावली'. */
export function addFeastNames(lines: string): void {
  for (const line of lines.trim().split('\n')) {
    const [feast, ...names] = line.split('|')
    addNames(feast!, names)
  }
}

function spellingOf(word: string): string {
  let found = spelt.get(word)
  if (found === undefined) {
    if (spelt.size > 20_000) spelt.clear()
    found = spell(word)
    spelt.set(word, found)
  }
  return found
}

/** Whether a feast's name may begin with a word. */
export function isFestivalWord(word: string): boolean {
  return byFirstWord.has(spellingOf(word))
}

/** Returns the longest feast name at the start of the words, and its length in words. */
export function feastAt(words: readonly string[]): { feast: string; length: number } | null {
  for (const { words: name, feast } of byFirstWord.get(spellingOf(words[0] ?? '')) ?? []) {
    if (name.length <= words.length && name.every((part, index) => part === spellingOf(words[index]!))) {
      return { feast, length: name.length }
    }
  }
  return null
}
