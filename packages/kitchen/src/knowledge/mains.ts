import { mainTable } from './main-table.ts'

export const languages = ['hi', 'en', 'ta', 'te', 'kn', 'ml', 'mr', 'gu', 'bn', 'or'] as const
export type Language = (typeof languages)[number]

/** One word for a main, such as Aloo, with its names by language. */
export type MainWord = { label: string; ids: string[]; names: Record<Language, string[]> }

export const mainWords: MainWord[] = mainTable
  .trim()
  .split('\n')
  .map((line) => {
    const [label, ids, ...names] = line.split('|') as [string, string, ...string[]]
    const split = (text: string | undefined) => (text ? text.split('/') : [])
    const byLanguage = { hi: [label] } as Record<Language, string[]>
    languages.slice(1).forEach((language, index) => {
      byLanguage[language] = split(names[index])
    })
    return { label, ids: ids.split(' '), names: byLanguage }
  })

const byLabel = new Map(mainWords.map((word) => [word.label, word]))

export const mainWord = (label: string): MainWord | undefined => byLabel.get(label)

/**
 * Reads a label such as "Aloo Shimla Mirch" into its words, longest first.
 *
 * @throws when a part is no main word: the table that holds the label is wrong.
 */
export function readMain(label: string): MainWord[] {
  const parts = label.split(' ')
  const found: MainWord[] = []
  for (let at = 0; at < parts.length; ) {
    let length = Math.min(4, parts.length - at)
    while (length > 0 && !byLabel.has(parts.slice(at, at + length).join(' '))) length--
    if (length === 0) throw new Error(`no main word in "${label}" at ${parts[at]}`)
    found.push(byLabel.get(parts.slice(at, at + length).join(' '))!)
    at += length
  }
  return found
}

/** The label in a language, or undefined when one of its words is not at home there. */
export function nameIn(words: MainWord[], language: Language, joint = ' '): string | undefined {
  const names = words.map((word) => word.names[language][0])
  return names.every((name) => name !== undefined) ? [...new Set(names)].join(joint) : undefined
}
