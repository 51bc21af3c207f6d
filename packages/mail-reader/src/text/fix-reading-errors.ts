const consonant = String.raw`[\u0915-\u0939\u0958-\u095f]\u093c?`
const cluster = String.raw`${consonant}(?:\u094d${consonant}){0,4}`
/** No word begins with the sign of a short i: such text is in visual rather than logical order. */
const asDrawn = /(?<![\p{L}\p{M}])\u093f/u
const shortI = new RegExp(String.raw`\u093f(${cluster})`, 'g')
/** An r above its syllable comes after it in visual order. */
const flyingR = new RegExp(String.raw`(${cluster}[\u093e-\u094c]?)\u0930\u094d(?!${consonant})`, 'g')
/** A symbol before an amount that text recognition mistook for the rupee sign. */
const sign = /(?<=^|[\s:])[*€£¥&=%] ?(?=\d{1,3}(?:,\d{2,3})+(?![\d,])|\d{1,7}\.\d{2}(?!\d))/gm

/** Fixes common errors in text extracted from a PDF or photo: the order of Devanagari signs, and the rupee sign. */
export function fixReadingErrors(text: string): string {
  const rupees = text.replace(sign, '₹')
  return asDrawn.test(rupees) ? rupees.replace(shortI, '$1\u093f').replace(flyingR, '\u0930\u094d$1') : rupees
}
