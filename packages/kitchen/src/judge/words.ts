/** Returns the words by which names are compared: lower case, without diacritics, singular, in one spelling. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
  return (plain.match(/\p{L}+/gu) ?? []).map(singular)
}

// biome-ignore format: a table
const spellings: Record<string, string> = {
  chili: 'chilli', chile: 'chilli', chilly: 'chilli', yoghurt: 'yogurt', coriandar: 'coriander', dhaniya: 'dhania',
  jira: 'jeera', zeera: 'jeera', zira: 'jeera', mirchi: 'mirch', elachi: 'elaichi', ilaichi: 'elaichi', kadhi: 'kadhi',
  moongphali: 'moongfali', mungfali: 'moongfali', pyaaz: 'pyaz', piyaz: 'pyaz', tamater: 'tamatar', adarak: 'adrak',
  lehsun: 'lahsun', lasun: 'lahsun', lasan: 'lahsun', hara: 'hara', gobhi: 'gobi', sooji: 'suji', rawa: 'rava', mutter: 'matar',
  mattar: 'matar', channa: 'chana', chhole: 'chole', daal: 'dal', dahl: 'dal', dhal: 'dal', tuvar: 'toor', tur: 'toor',
  tuar: 'toor', arhar: 'toor', asafetida: 'asafoetida', cardamon: 'cardamom', jaggary: 'jaggery', panir: 'paneer',
  haldhi: 'haldi', masoori: 'masoor', brinjals: 'brinjal', methe: 'methi', kothmir: 'kothimbir', gelatin: 'gelatine',
  capsicums: 'capsicum', okras: 'okra', bhendi: 'bhindi', pulav: 'pulao', ladyfinger: 'okra', prawns: 'prawn',
}

// biome-ignore format: a table
const kept = new Set([
  'molasses', 'cress', 'hibiscus', 'asparagus', 'swiss', 'masala', 'couscous', 'hummus', 'citrus', 'less', 'boneless', 'haas',
  'maas', 'mas', 'ras', 'gas', 'khus', 'this', 'is', 'as', 'us', 'gulas', 'kos', 'oats', 'dahi', 'eggless', 'meatless', 'ees', 'grass',
  'moss', 'peas', 'bones', 'chhaas', 'chaas', 'anis', 'mathis', 'molas', 'swordfish', 'glass', 'press', 'rawas', 'toss', 'across', 'mess',
])

// biome-ignore format: a table
const irregular: Record<string, string> = {
  leaves: 'leaf', loaves: 'loaf', halves: 'half', potatoes: 'potato', tomatoes: 'tomato', mangoes: 'mango', chillies: 'chilli',
  chilies: 'chilli', peas: 'pea', oats: 'oat', anchovies: 'anchovy', cherries: 'cherry', berries: 'berry', strawberries: 'strawberry',
  radishes: 'radish', peaches: 'peach', sandwiches: 'sandwich', bunches: 'bunch', pinches: 'pinch', inches: 'inch', cloves: 'clove',
  olives: 'olive', chives: 'chive', bones: 'bone', patties: 'patty', fishes: 'fish', dashes: 'dash', puris: 'puri', squashes: 'squash',
}

function singular(word: string): string {
  const known =
    irregular[word] ??
    (/(sh|ch|ss|x|zz)es$/.test(word) ? word.slice(0, -2) : undefined) ??
    (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !kept.has(word) ? word.slice(0, -1) : word)
  return spellings[known] ?? known
}
