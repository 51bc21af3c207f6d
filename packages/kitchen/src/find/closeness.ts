const vowels = new Set('aeiou')

/** Pairs of consonants that Indian spellings interchange. */
const near = new Set([
  'bv',
  'vb',
  'sc',
  'cs',
  'js',
  'sj',
  'kg',
  'gk',
  'dr',
  'rd',
  'td',
  'dt',
  'mn',
  'nm',
  'fp',
  'pf',
  'lr',
  'rl',
])

/** All letters and digits have character codes below this. */
const codes = 128

/**
 * The cost of replacing a letter, indexed by the first code times `codes` plus the second: a flat array, because it is
 * read millions of times.
 */
const swapCost = new Float64Array(codes * codes).fill(1)
/** The cost of an extra or missing letter, by its code. */
const dropCost = new Float64Array(codes).fill(1)
for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
  const code = letter.charCodeAt(0)
  swapCost[code * codes + code] = 0
  if (vowels.has(letter) || letter === 'h' || letter === 'n') dropCost[code] = 0.5
}
for (const left of vowels)
  for (const right of vowels) if (left !== right) swapCost[left.charCodeAt(0) * codes + right.charCodeAt(0)] = 0.5
for (const pair of near) swapCost[pair.charCodeAt(0) * codes + pair.charCodeAt(1)] = 0.5

const rows = [new Float64Array(64), new Float64Array(64), new Float64Array(64)]

/**
 * Returns the edit distance between two folded keys: vowels and similar consonants cost half, transposed letters count
 * once. Stops early and returns Infinity above `most`. Keys consist of a to z and digits.
 */
export function distance(left: string, right: string, most: number): number {
  let before = rows[0]!
  let last = rows[1]!
  let now = rows[2]!
  const length = right.length
  if (length >= before.length) return Infinity
  last[0] = 0
  for (let at = 1; at <= length; at++) last[at] = last[at - 1]! + dropCost[right.charCodeAt(at - 1) % codes]!
  let letterBefore = 0
  for (let row = 1; row <= left.length; row++) {
    const letter = left.charCodeAt(row - 1) % codes
    const drop = dropCost[letter]!
    now[0] = last[0]! + drop
    let least = now[0]
    let otherBefore = 0
    for (let at = 1; at <= length; at++) {
      const other = right.charCodeAt(at - 1) % codes
      let cost = last[at - 1]! + swapCost[letter * codes + other]!
      if (last[at]! + drop < cost) cost = last[at]! + drop
      const added = now[at - 1]! + dropCost[other]!
      if (added < cost) cost = added
      if (row > 1 && letter === otherBefore && letterBefore === other && before[at - 2]! + 0.75 < cost)
        cost = before[at - 2]! + 0.75
      now[at] = cost
      if (cost < least) least = cost
      otherBefore = other
    }
    if (least > most) return Infinity
    letterBefore = letter
    const free = before
    before = last
    last = now
    now = free
  }
  return last[length]! <= most ? last[length]! : Infinity
}

/** Returns the maximum distance allowed for a key of this length. */
export const slack = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 1.5 : 2)

/** First letters that are often interchanged. */
const opens: Readonly<Record<string, string>> = {
  v: 'b',
  b: 'v',
  s: 'c',
  c: 's',
  k: 'g',
  g: 'k',
  e: 'a',
  a: 'e',
  i: 'e',
  u: 'o',
  o: 'u',
}

export type Near = { key: string; cost: number }

/** A set of folded keys that can be searched for similar keys and for prefixes. */
export type Vocabulary = { near(key: string, atMost?: number): Near[]; opening(key: string): string[] }

/** Indexes keys for finding those that differ from a misspelt one by a few letters. */
export function vocabulary(keys: Iterable<string>): Vocabulary {
  const byFirst = new Map(
    [...Map.groupBy(new Set(keys), (key) => key[0] ?? '')].map(([first, list]): [string, Starting] => [
      first,
      { keys: list.slice(), masks: Int32Array.from(list, maskOf) },
    ]),
  )
  return {
    near(key, atMost = slack(key.length)) {
      if (atMost === 0) return []
      const found: Near[] = []
      const first = key[0] ?? ''
      const mask = maskOf(key)
      for (const letter of [first, opens[first]]) {
        const starting = letter === undefined ? undefined : byFirst.get(letter)
        if (!starting) continue
        const { keys, masks } = starting
        for (let at = 0; at < keys.length; at++) {
          const other = keys[at]!
          if (Math.abs(other.length - key.length) > atMost * 2) continue
          // A differing consonant that is not a similar one costs a full edit; two differences may be one replacement.
          if (bits(masks[at]! ^ mask) > atMost * 2) continue
          const cost = distance(key, other, atMost)
          if (cost <= atMost) found.push({ key: other, cost })
        }
      }
      return found.sort((left, right) => left.cost - right.cost).slice(0, 6)
    },
    opening: (key) => (byFirst.get(key[0] ?? '')?.keys ?? []).filter((other) => other.startsWith(key)),
  }
}

/** The keys that start with a letter, and the consonant masks at the same indices. */
type Starting = { keys: readonly string[]; masks: Int32Array }

/** Returns a bit mask of a key's consonants; interchangeable ones share a bit. */
function maskOf(key: string): number {
  let mask = 0
  for (const letter of key) if (!vowels.has(letter)) mask |= 1 << ((kindred[letter] ?? letter.charCodeAt(0)) % 31)
  return mask
}

const kindred: Readonly<Record<string, number>> = {
  v: 1,
  b: 1,
  s: 2,
  c: 2,
  j: 2,
  k: 3,
  g: 3,
  d: 4,
  r: 4,
  t: 4,
  l: 4,
  m: 5,
  n: 5,
  f: 6,
  p: 6,
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
