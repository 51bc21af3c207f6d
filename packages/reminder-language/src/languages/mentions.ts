/** Words beside which a word for a day or a time is only mentioned, loaded beside the reader (beside.ts). */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** After a word that is explained, or that somebody or something is called. */
export const mentioning = set('= matlab means meaning naam nam named brand मतलब माने अर्थ नाम')

/** After a day that a street, a park or a market is named after; with a capital letter, or in another script. */
export const placeKinds = set(
  'marg street road rasta path lane gali chowk chauk nagar vihar colony park bagh garden maidan ground stadium bhavan bhawan hall peth haat society apartments tower bridge pul kranti मार्ग रोड चौक नगर पार्क मैदान पेठ पेठेत पेठेतलं पेठेतील गली भवन',
)

/** Before an evening or a night of songs and sayings. */
export const romantic = set(
  'andheri andhera suhani suhaani haseen rangeen chandni chaandni bheegi sard tanha kaali dooni अंधेरी सुहानी हसीन चांदनी भीगी दूनी काली',
)

/** In a line with one of these, what looks like an hour is a ratio. */
export const ratios = set('ratio aspect scale odds anupat npk अनुपात')
