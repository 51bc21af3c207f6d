import type { Language } from './mains.ts'
import { styleTable } from './style-table.ts'

export type Style = {
  id: string
  word: string
  state: string
  language: Language
  /** The language a main must have a name in to be at home in this style. */
  home: Language | undefined
  adds: string
}

const homes: Record<string, Language> = {
  Maharashtra: 'mr',
  Goa: 'mr',
  Gujarat: 'gu',
  Kerala: 'ml',
  'Tamil Nadu': 'ta',
  'Andhra Pradesh': 'te',
  Telangana: 'te',
  Karnataka: 'kn',
  'West Bengal': 'bn',
  Odisha: 'or',
}

export const homeLanguage = (state: string): Language | undefined => homes[state]

export const styles: ReadonlyMap<string, Style> = new Map(
  styleTable
    .trim()
    .split('\n')
    .map((line) => {
      const [id, word, state, language, adds] = line.split('|') as [string, string, string, Language, string]
      return [id, { id, word, state, language, home: language === 'hi' ? undefined : homes[state], adds: adds.trim() }]
    }),
)

/** What a style never holds, whatever its family puts into other dishes: pale gravies take neither turmeric nor red chilli. */
export const neverIn: Record<string, string> = {
  ishtu: 'haldi chilli-powder coriander-powder ggpaste',
  yakhni: 'haldi chilli-powder coriander-powder ggpaste',
  safedmaas: 'haldi chilli-powder coriander-powder',
  rezala: 'haldi chilli-powder coriander-powder',
  afghani: 'haldi chilli-powder coriander-powder',
  kalimirch: 'haldi chilli-powder',
  shahi: 'haldi chilli-powder',
  methimalai: 'haldi chilli-powder coriander-powder',
  pasanda: 'chilli-powder',
  kashmiri: 'coriander-powder',
  roganjosh: 'coriander-powder',
  moilee: 'chilli-powder coriander-powder',
  naga: 'coriander-powder haldi',
  nagaaxone: 'coriander-powder haldi',
  nagabamboo: 'coriander-powder',
  mizo: 'chilli-powder coriander-powder',
  khasi: 'coriander-powder chilli-powder',
  hariyalig: 'chilli-powder',
  cafreal: 'chilli-powder',
  gheeroast: 'chilli-powder',
  doi: 'coriander-powder',
  jain: 'onion garlic ggpaste ginger',
}
