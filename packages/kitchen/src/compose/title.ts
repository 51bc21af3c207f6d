import type { FamilyRow } from '../knowledge/family-row.ts'
import { type Language, languages, type MainWord, nameIn } from '../knowledge/mains.ts'
import type { Style } from '../knowledge/styles.ts'
import { marathiOf } from './marathi.ts'

type Parts = { family: FamilyRow; label: string; words: MainWord[]; base: string; style: Style | undefined }

/**
 * The title a cook of that region would use: Hindi words in the north, the region's own where it names the dish
 * (Vankaya Vepudu, Begun Bhaja), English mains where recipes are written so (Beans Poriyal).
 * Undefined when a name is wanted in a language that has none: the dish is not at home there. Where it is `free`, because
 * its id has been given out already, the Hindi name stands in.
 */
export function titleOf({ family, label, words, base, style }: Parts, free: boolean): string | undefined {
  const pattern =
    (style && family.titles?.[style.id]) ??
    family.titles?.[base] ??
    (style === undefined && base === '' ? family.titles?.['-'] : undefined) ??
    family.title
  const usual = family.titleLang ?? style?.language ?? 'hi'
  let missing = false

  const main = (language: Language, joint = ' '): string => {
    const ofStyle = family.mainWord?.[`@${style?.id} ${label}`]
    if (ofStyle !== undefined) return ofStyle
    const special = family.mainWord?.[label]
    if (label === family.extra && special === undefined) return ''
    const own = family.title.includes(`{${language}}`)
    if (special !== undefined && (language === 'hi' || language === 'en' || own)) return special
    const name = nameIn(words, language, joint)
    if (name === undefined) missing = true
    return name ?? label
  }

  const fill = (text: string): string =>
    text.replace(/\{(\w+\+?)\}/g, (_, slot: string) => {
      if (slot === 'bn+') return genitive(main('bn'))
      if (slot === 'mr+') return marathiOf(main('mr', '-'))
      if (slot === 'style') return style?.word ?? ''
      if (slot === 'base') return fill(base)
      if (slot === 'main') return main(usual as Language)
      if (slot === 'dal') {
        const name = family.mainWord?.[label] ?? label
        return /\b(Dal|Masoor|Moong|Urad|Rajma|Kulthi|Bhatt|Val|Lobia|Keema|Murgh)\b/.test(name) &&
          !/^(Masoor|Toor Masoor|Moong Chilka)$/.test(name)
          ? name
          : `${name} Dal`
      }
      if (slot === 'as') return label
      if (slot === 'rice') return 'Annam'
      return (languages as readonly string[]).includes(slot) ? main(slot as Language) : ''
    })

  const title = oblique(tidy(fill(pattern)))
  return (missing && !free) || title === '' ? undefined : title
}

/** Hindi before "of": Karela gives Karele ki Sabzi, Kaccha Kela gives Kacche Kele ki Sabzi. */
const oblique = (title: string): string =>
  title.replace(/\b((?:Kaccha|Kala|Hara) )?(\w+)a (?=(?:ki|ka|ke) )/g, (said, adjective: string | undefined, stem) =>
    inflected.has(`${stem}a`) ? `${adjective?.replace(/a $/, 'e ') ?? ''}${stem}e ` : said,
  )

/** Masculine names in -a; Rajma, Soya and what is not Hindi stay as they are. */
const inflected = new Set(
  'Anda Bathua Chana Chhena Chichinda Dhaniya Jhinga Karela Kela Kheera Makhana Papita Patta Petha Pudina Ramdana Sabudana Singhara Tinda Tindora'.split(
    ' ',
  ),
)

/** Bengali "of": Matar gives Matarer, Kola gives Kolar. */
const genitive = (name: string): string => (/[aeiou]$/.test(name) ? `${name}r` : `${name}er`)

/** Names that a language says twice, such as chow chow. */
export const doubledNames = /\b(peri|chum|chow) \1\b/gi

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\b(?!(?:Peri|Chum|Chow)\b)([\w-]+) \1\b/gi, '$1')
    .replace(/ ,/g, ',')
    .trim()
