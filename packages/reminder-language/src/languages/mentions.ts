/** Words next to which a day or time word is only mentioned; loaded separately from the reader (lazy-helpers.ts). */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words after a term that is explained, or after a name. */
export const mentioning = set('= matlab means meaning naam nam named brand मतलब माने अर्थ नाम')

/**
 * Words after a day that streets, parks or markets are named after; the word must be capitalized or in another script.
 */
export const placeKinds = set(
  'marg street road rasta path lane gali chowk chauk nagar vihar colony park bagh garden maidan ground stadium bhavan bhawan hall peth haat society apartments tower bridge pul kranti मार्ग रोड चौक नगर पार्क मैदान पेठ पेठेत पेठेतलं पेठेतील गली भवन',
)

/** Words before an evening or night in songs and sayings. */
export const romantic = set(
  'andheri andhera suhani suhaani haseen rangeen chandni chaandni bheegi sard tanha kaali dooni अंधेरी सुहानी हसीन चांदनी भीगी दूनी काली',
)

/** Words that make numbers like a clock time a ratio. */
export const ratios = set('ratio aspect scale odds anupat npk अनुपात')
