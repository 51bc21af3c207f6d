import { isDevanagari } from '../names/devanagari.ts'

/** Letters that only one script has, or that Devanagari writes with others, each as people read it there. */
const letters: Readonly<Record<string, string>> = {
  'ৎ': 'त्', 'য়': 'य', 'ਂ': 'ं', 'ੰ': 'ं', 'ੱ': '', 'ൺ': 'ण्', 'ൻ': 'न्', 'ർ': 'र्', 'ൽ': 'ल्', 'ൾ': 'ळ्', 'ൿ': 'क्',
} // biome-ignore format: letters in their own order

/** Signs of the southern scripts and rare ones of Devanagari, by those that `romanise` reads. */
const signs: Readonly<Record<string, string>> = {
  'ऩ': 'न', 'ऱ': 'र', 'ऴ': 'ळ', 'ऎ': 'ए', 'ऒ': 'ओ', 'ॆ': 'े', 'ॊ': 'ो', 'ॅ': 'े', 'ऍ': 'ए', 'ॕ': '', 'ॖ': '', 'ॗ': '',
} // biome-ignore format: letters in their own order

const indic = /[\u0980-\u0d7f]/g

/**
 * The text with the Indic scripts written in Devanagari: Unicode gives a letter the same place in each of their blocks, as
 * ISCII did. Sounds that one script writes and another does not are read as nearly as can be.
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

/** Latin letters, marks and what all scripts share. */
const plain = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

/** The key that writings of one name in one script share: no spaces, no joiners, no dots below. Empty for Latin text. */
export function scriptKey(text: string): string {
  if (plain.test(text)) return ''
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g, '')
    .replaceAll('\u0901', '\u0902')
}
