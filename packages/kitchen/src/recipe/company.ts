import type { Dish, Portion } from '../read/dish.ts'

/** Whether what a file names beside a dish is in it already: 'chopped onion' of a dish that ends with @onion(chopped). */
function isOnThePlate(named: string, portions: readonly Pick<Portion, 'name' | 'preparation'>[]): boolean {
  if (portions.some(({ name }) => name === named)) return true
  const words = named.split(' ')
  if (words.length < 2) return false
  return portions.some((portion) => {
    const got = new Set(`${portion.name} ${portion.preparation}`.split(/[ ,]+/).map(bare))
    return words.every((word) => got.has(bare(word)))
  })
}

/** What a file names beside its dish, in words, without what the dish holds itself. */
export const namedBeside = (dish: Pick<Dish, 'with' | 'portions'>): string[] =>
  dish.with.map((one) => one.split('/').at(-1)!.replaceAll('-', ' ')).filter((one) => !isOnThePlate(one, dish.portions))

const bare = (word: string): string => word.replace(/s$/, '')

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

const onTop: ReadonlySet<string> = new Set(
  'ghee,butter,white butter,lemon,lemon wedges,lime,raw onion,onion,onion rings,sugar,jaggery,papad,vadiyalu,fresh cream,appalam,pappadam,happala'.split(
    ',',
  ),
)

/** Last words of what fills the plate: rice, breads, noodles and what is eaten in their place. */
const fills: ReadonlySet<string> = new Set(
  'rice,chawal,bhaat,bhat,bhata,bhoona,pulao,biryani,khichdi,khana,roti,rotli,rotlo,rotla,rotti,rotte,otti,chapati,phulka,phulke,naan,kulcha,bhatura,bhature,paratha,paranthas,parotta,porota,puri,poori,luchi,bread,toast,pav,pao,poi,bun,sheermal,dosa,idli,appam,idiyappam,puttu,pathiri,sannas,bhakri,mudde,sangati,dhindo,litti,baati,thepla,noodles,kappa,kadambuttu,neychoru,poli,girda,paba,kulche'.split(
    ',',
  ),
)
const fillsThePlate = (name: string): boolean => fills.has(name.split(' ').at(-1)!)

/**
 * 'rice and ghee', 'phulka or paratha', 'rice or idli, and ghee', 'roti and dal': one of what fills the plate, one of what is
 * eaten beside it, and what is put on both. A chutney goes with one of them.
 */
export function companyInWords(words: readonly string[], isRelish = false): string {
  const list = (names: readonly string[], join: string) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${join} ${names.at(-1)!}`
  // Somebody has put a plate together already: 'rice and dal'.
  const plates = words.filter((one) => / and | with /.test(one))
  if (plates.length > 0) return [...words.filter((one) => !plates.includes(one)), ...plates].join(', or ')
  const beside = words.filter((one) => !onTop.has(one))
  const eaten = isRelish ? [beside] : [beside.filter(fillsThePlate), beside.filter((one) => !fillsThePlate(one))]
  const groups = eaten
    .filter((names) => names.length > 0)
    .map((names) => ({ isChoice: names.length > 1, said: list(names, 'or') }))
  const top = words.filter((one) => onTop.has(one))
  if (groups.length === 0) return list(words, 'or')
  if (groups.every(({ isChoice }) => !isChoice)) return list([...groups.map(({ said }) => said), ...top], 'and')
  if (top.length > 0) groups.push({ isChoice: false, said: list(top, 'and') })
  return groups.reduce(
    (all, { said, isChoice }, at) =>
      at === 0 ? said : `${all}${isChoice || groups[at - 1]!.isChoice || at > 1 ? ',' : ''} and ${said}`,
    '',
  )
}

/**
 * What a page names beside a dish: nothing of the same main food (peas with peas) where there is a choice, for a vegetarian
 * dish what is vegetarian first, and for a Jain one nothing else.
 */
export function companyOf(title: string, named: readonly string[], diet: 'jain' | 'veg' | 'any'): string[] {
  const other = named.filter((one) => !mains.some((food) => food.test(title) && food.test(one)))
  const rest = other.length > 0 ? other : [...named]
  if (diet === 'any') return rest
  const without = rest.filter((one) => !namesMeat(one))
  return diet === 'jain' ? without.filter((one) => !root.test(one)) : [...without, ...rest.filter(namesMeat)]
}
