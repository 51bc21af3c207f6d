/** Marathi "of" before a feminine noun (bhaji, usal, koshimbir): Kachi Keli gives Kachya Kelyachi, Bhendi-Kanda gives Bhendi-Kandyachi. */
export function marathiOf(name: string): string {
  if (name === '') return ''
  const at = Math.max(name.lastIndexOf(' '), name.lastIndexOf('-')) + 1
  const before = name.slice(0, at).replace(/[a-z]+(?= $| [a-z]+ $)/gi, (word) => adjectives[word] ?? word)
  return `${before}${oblique(name.slice(at))}chi`
}

/** A masculine -a and a neuter -e turn to -ya, other vowels stay, a consonant takes -a and shortens a long u. */
function oblique(noun: string): string {
  if (obliques[noun] !== undefined) return obliques[noun]
  if (/[ae]$/.test(noun)) return `${noun.slice(0, -1)}ya`
  return /[iou]$/.test(noun) ? noun : `${noun.replace(/oo(?=[a-z]$)/, 'u')}a`
}

/** Neuters that are named in the plural, a feminine in a consonant, and what came from other languages. */
const obliques: Record<string, string> = {
  Karli: 'Karlya',
  Vangi: 'Vangya',
  Keli: 'Kelya',
  Gavar: 'Gavari',
  Shenga: 'Shengan',
  Kulith: 'Kultha',
  Makka: 'Makya',
  Flower: 'Flower',
  Matar: 'Matar',
}

/** What declines with its noun; Lal and Dhobli do not. */
const adjectives: Record<string, string> = {
  Kachi: 'Kachya',
  Kala: 'Kalya',
  Hirva: 'Hirvya',
  Akkha: 'Akkhya',
  Patichi: 'Patichya',
  Alele: 'Alelya',
}
