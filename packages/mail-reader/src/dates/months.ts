const names: readonly (readonly string[])[] = [
  ['january', 'jan', 'janvari', 'janwari', 'जनवरी'],
  ['february', 'feb', 'farvari', 'farwari', 'फरवरी', 'फ़रवरी'],
  ['march', 'mar', 'मार्च'],
  ['april', 'apr', 'aprail', 'अप्रैल'],
  ['may', 'mai', 'मई'],
  ['june', 'jun', 'जून'],
  ['july', 'jul', 'julai', 'जुलाई'],
  ['august', 'aug', 'agast', 'अगस्त'],
  ['september', 'sept', 'sep', 'sitambar', 'सितंबर', 'सितम्बर'],
  ['october', 'oct', 'aktubar', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'nov', 'navambar', 'नवंबर', 'नवम्बर'],
  ['december', 'dec', 'disambar', 'दिसंबर', 'दिसम्बर'],
]

// Decomposed like the cleaned text; longer names first, so that 'nov' does not match the start of 'november'.
const numbers = new Map(names.flatMap((of, index) => of.map((name) => [name.normalize('NFKC'), index + 1] as const)))

export const monthPattern = [...numbers.keys()].toSorted((a, b) => b.length - a.length).join('|')

export const monthNumber = (name: string) => numbers.get(name.toLowerCase())!
