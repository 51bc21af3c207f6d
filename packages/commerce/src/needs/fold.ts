/**
 * A word as it is compared: in small letters, without the vowel lengths, doubled letters and sounds by which spellings of one
 * Hindi word differ in Roman letters ('dawaai', 'davai', 'dawai'). Devanagari stays as it is.
 */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\u093c/g, '')
    .replace(/['’]s?$/u, '')
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/w/g, 'v')
    .replace(/ph/g, 'f')
    .replace(/z/g, 'j')
    .replace(/([a-z])\1+/g, '$1')
}

/** The words of a text, folded, in their order. Vowel signs belong to their word. */
export const foldedWords = (text: string): string[] => (text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).map(foldWord)
