import { isDevanagari } from '../names/devanagari.ts'

/** Letters that exist in only one script, or that Devanagari writes with others, with their usual reading. */
const letters: Readonly<Record<string, string>> = {
  'ৎ': 'त्', 'য়': 'य', 'ਂ': 'ं', 'ੰ': 'ं', 'ੱ': '', 'ൺ': 'ण्', 'ൻ': 'न्', 'ർ': 'र्', 'ൽ': 'ल्', 'ൾ': 'ळ्', 'ൿ': 'क्',
} // biome-ignore format: letters in their own order

/** Signs of the southern scripts and rare ones of Devanagari, mapped to those `romanise` knows. */
const signs: Readonly<Record<string, string>> = {
  'ऩ': 'न', 'ऱ': 'र', 'ऴ': 'ळ', 'ऎ': 'ए', 'ऒ': 'ओ', 'ॆ': 'े', 'ॊ': 'ो', 'ॅ': 'े', 'ऍ': 'ए', 'ॕ': '', 'ॖ': '', 'ॗ': '',
} // biome-ignore format: letters in their own order

const indic = /[\u0980-\u0d7f]/g

/**
 * Transliterates the Indic scripts to Devanagari: following ISCII, Unicode places corresponding letters at the same
 * offset of each block. Sounds that Devanagari lacks are mapped to the nearest one.
 */
export function inDevanagari(text: string): string {
  if (plain.test(text)) return text
  const shifted = text
    .normalize('NFC')
    .replace(/[ৎਂੰੱൺൻർൽൾൿ]|য়/g, (letter) => letters[letter] ?? letter)
    .replace(indic, (letter) => String.fromCharCode(0x0900 + (letter.charCodeAt(0) & 0x7f)))
  if (!isDevanagari(shifted)) return shifted
  return shifted.replace(/[ऩऱऴऎऒॆॊॅऍॕॖॗ]/g, (letter) => signs[letter] ?? letter).replace(/[\u200c\u200d]/g, '')
}

/** Matches texts of only Latin letters, marks and common characters. */
const plain = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

/**
 * Returns a key shared by the spellings of a name in one script: without spaces, joiners and nuktas. Empty for Latin
 * text.
 */
export function scriptKey(text: string): string {
  if (plain.test(text)) return ''
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g, '')
    .replaceAll('\u0901', '\u0902')
}
