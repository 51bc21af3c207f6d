const units: readonly string[] = [
  'g',
  'kg',
  'ml',
  'l',
  'litre',
  'litres',
  'tsp',
  'tbsp',
  'cup',
  'cups',
  'piece',
  'pieces',
  'clove',
  'cloves',
  'pinch',
  'pinches',
  'bunch',
  'bunches',
  'sprig',
  'sprigs',
  'stick',
  'sticks',
  'slice',
  'slices',
  'blade',
  'blades',
  'strand',
  'strands',
  'packet',
  'packets',
  'sachet',
  'sachets',
]
const digits = '0123456789½⅓⅔¼¾⅛'

/**
 * Splits an ingredient line such as '300 g potato, in the skin' into amount and name; the amount is empty if there is
 * no number. The 'of' between them, as in '8 cloves of garlic', is left out.
 */
export function splitAmount(line: string): { amount: string; name: string } {
  const words = line.split(' ')
  // 'a sprig of curry leaves'
  if (words[0] === 'a' && units.includes(words[1] ?? '') && words[2] === 'of')
    return { amount: `1 ${words[1]}`, name: words.slice(3).join(' ') }
  if (!digits.includes(line.charAt(0)) || words.length < 2) return { amount: '', name: line }
  const taken = units.includes(words[1] ?? '') && words.length > 2 ? 2 : 1
  const named = words[taken] === 'of' ? taken + 1 : taken

  return { amount: words.slice(0, taken).join(' '), name: words.slice(named).join(' ') }
}
