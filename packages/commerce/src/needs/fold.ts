/**
 * Returns a word's form for comparison: in lower case, without the vowel lengths, doubled letters and sounds in which
 * spellings of a romanised Hindi word differ ('dawaai', 'davai', 'dawai'); in Devanagari without nukta and with one
 * sign for every nasal. 's' and 'sh' stay distinct, so that fees are not fish.
 */
export function foldWord(word: string): string {
  const plain = word.toLowerCase()
  if (apart.has(plain)) return plain
  const folded = foldSounds(plain)
  return shortenings.get(folded) ?? folded
}

function foldSounds(word: string): string {
  return word
    .normalize('NFKC')
    .replace(/\u093c/g, '')
    .replace(/ँ|[ङञणनम]्(?=[क-म])/gu, 'ं')
    .replace(/['’]s?$/u, '')
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/w/g, 'v')
    .replace(/ph/g, 'f')
    .replace(/z/g, 'j')
    .replace(/ck/g, 'k')
    .replace(/([a-z])\1+/g, '$1')
}

/** Words that folding would turn into other words: phool, ji, FD. */
const apart = new Set(['full', 'jee', 'phd'])

/** Chat abbreviations of whole words, both sides folded. */
const shortenings = new Map(
  Object.entries({
    krna: 'karna',
    krni: 'karni',
    krne: 'karne',
    kr: 'kar',
    krdo: 'kardo',
    lna: 'lena',
    lni: 'leni',
    lne: 'lene',
    nhi: 'nahi',
    nahin: 'nahi',
    phle: 'pehle',
    fle: 'pehle',
    pahle: 'pehle',
    pehele: 'pehle',
    baad: 'bad',
    bd: 'bad',
    k: 'ke',
    ky: 'ke',
    wali: 'vali',
    wala: 'vala',
    wale: 'vale',
    vli: 'vali',
    vla: 'vala',
    vle: 'vale',
    bday: 'birthday',
    bdy: 'birthday',
    budday: 'birthday',
    appt: 'appointment',
    apointment: 'appointment',
    tmrw: 'tomorrow',
    docter: 'doctor',
    doc: 'doctor',
    docs: 'documents',
    msg: 'message',
    mesage: 'message',
    bhj: 'bhej',
    bhjna: 'bhejna',
    bhjni: 'bhejni',
    bhjne: 'bhejne',
    mistry: 'mistri',
    tkt: 'ticket',
    tkts: 'ticket',
    ghr: 'ghar',
    kro: 'karo',
    gdi: 'gadi',
    pni: 'pani',
    smn: 'saman',
    blb: 'bulb',
    thk: 'thik',
    thek: 'thik',
    kpde: 'kapde',
    gari: 'gadi',
    gadhi: 'gadi',
    servis: 'service',
    sarvis: 'service',
    sarvice: 'service',
    svc: 'service',
    pmt: 'payment',
    pymt: 'payment',
    lyt: 'light',
    lite: 'light',
    fon: 'phone',
    fone: 'phone',
    mob: 'mobile',
    n: 'and',
    nd: 'and',
    aur: 'and',
    gud: 'good',
    reprt: 'report',
    chkup: 'checkup',
  }).map((pair) => pair.map(foldSounds) as [string, string]),
)

/** Returns the folded words of a text, in order. Vowel signs belong to their word. */
export const foldedWords = (text: string): string[] => rawWords(text).map(foldWord)

/** Returns the words of a text as written. */
export const rawWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []
