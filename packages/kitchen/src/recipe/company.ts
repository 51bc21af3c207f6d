const meat =
  /\b(?:(?<!(?:hara bhara|veg|vegetable|dahi|rajma|chana|kathal|jackfruit|paneer|soya|arbi|yam|dal|banana|mushroom|beetroot) )kebabs?|chicken|murgh?|mutton|lamb|goat|gosht|meat|kh?eema|mince|nihari|paya|haleem|salan gosht|rogan josh|fish|mach(?:h|er|h?li)?|meen|maach|prawns?|shrimps?|jhinga|crabs?|squid|clams?|mussels?|eggs?|anda|omelette|beef|pork|duck|ham|bacon|sausages?|vindaloo|xacuti|sorpotel|korma gosht|pandi|kozhi|kari kuzhambu)\b/i

/** Whether words name meat, fish or egg. */
export const namesMeat = (words: string): boolean => meat.test(words)

const mains: readonly RegExp[] = [
  /\bmat+ar\b|\bpeas?\b/i,
  /\baloo\b|\balu\b|\bpotato\b/i,
  /\bgobh?i\b|\bcauliflower\b/i,
  /\bbaingan\b|\bbrinjal\b/i,
  /\bbhindi\b|\bokra\b/i,
  /\bpaneer\b/i,
  /\bpalak\b|\bspinach\b/i,
  /\brajma\b/i,
  /\bchana\b|\bchole\b|\bchickpeas?\b/i,
  /\bmurgh?\b|\bchicken\b/i,
  /\bmutton\b|\bgosht\b/i,
  /\begg\b|\banda\b/i,
  /\bprawns?\b|\bjhinga\b/i,
  /\bmushrooms?\b/i,
]

/** Roots that no Jain home eats. */
const root =
  /\b(?:aloo|alu|potato|batata|pyaz|pyaaz|onion|kanda|lasun|lasan|lehsun|garlic|mooli|gajar|carrot|beetroot|suran)\b/i

/**
 * What a page names beside a dish: nothing of the same main food (peas with peas) where there is a choice, for a vegetarian
 * dish what is vegetarian first, and for a Jain one nothing else.
 */
const onTop: ReadonlySet<string> = new Set(
  'ghee,butter,white butter,lemon,lemon wedges,lime,raw onion,onion,onion rings,sugar,jaggery,papad,vadiyalu,fresh cream'.split(
    ',',
  ),
)

/** 'rice and ghee', 'phulka or paratha', 'rice or idli, and ghee': what is put on the rest is no choice beside it. */
export function companyInWords(words: readonly string[]): string {
  const beside = words.filter((one) => !onTop.has(one))
  const top = words.filter((one) => onTop.has(one))
  const list = (names: readonly string[], join: string) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${join} ${names.at(-1)!}`
  if (top.length === 0 || beside.length === 0) return list(words, 'or')
  return `${list(beside, 'or')}${beside.length > 1 ? ',' : ''} and ${list(top, 'and')}`
}

export function companyOf(title: string, named: readonly string[], diet: 'jain' | 'veg' | 'any'): string[] {
  const other = named.filter((one) => !mains.some((food) => food.test(title) && food.test(one)))
  const rest = other.length > 0 ? other : [...named]
  if (diet === 'any') return rest
  const without = rest.filter((one) => !namesMeat(one))
  return diet === 'jain' ? without.filter((one) => !root.test(one)) : [...without, ...rest.filter(namesMeat)]
}
