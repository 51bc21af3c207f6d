import type { Language } from './mains.ts'
import { styleTable } from './style-table.ts'

export type Style = {
  id: string
  word: string
  region: string
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
      const [id, word, region, state, language, adds] = line.split('|') as [
        string,
        string,
        string,
        string,
        Language,
        string,
      ]
      return [
        id,
        { id, word, region, state, language, home: language === 'hi' ? undefined : homes[state], adds: adds.trim() },
      ]
    }),
)
