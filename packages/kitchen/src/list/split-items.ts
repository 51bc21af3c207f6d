import { amountAt, isAside, listWords } from './read-amount.ts'

/** The most items in one typed line. */
const itemsOfLine = 50

const between = /[,;\n\r\t।،•|]+/
/** Matches the bullets of a pasted list: '- milk', '2) bread', '[ ] soap'. */
const bullets = /^[ \t]*(?:(?:[-–*▪◦☐]|\d{1,2}[.)]|\[[ x]?\])[ \t]+)+/gimu
/** Words that join items: "pyaaz aur tamatar", "soap and shampoo". */
const joining = new Set(['aur', 'or', 'and', 'tatha', 'plus', '&', '+', 'और', 'व', 'तथा'])

/** Names that contain such a word themselves. */
const joinedNames =
  /^(?:mac(?:aroni)? and cheese|salt (?:and|&) (?:vinegar|pepper)|head (?:and|&) shoulders|black (?:and|&) white|johnson (?:and|&) johnson|fair (?:and|&) lovely|glow (?:and|&) lovely|cookies (?:and|&) cream|ginger (?:and|&) garlic|whisper .*|dark fantasy.*)/i

/**
 * Splits a typed list into items: at commas and line breaks, at "aur" and "and", and at amounts, which may start an
 * item ("2 kilo pyaaz 1 kilo aloo") or end it ("pyaaz 2 kilo aloo 1 kilo"). Empty items are dropped.
 */
export function splitItems(text: string): string[] {
  return text
    .slice(0, 10_000)
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(bullets, '')
    .split(between)
    .flatMap((piece) => joinedApart(listWords(piece)))
    .flatMap(byAmounts)
    .map((words) => words.join(' ').trim())
    .filter((item) => /[\p{L}\p{N}]/u.test(item))
    .slice(0, itemsOfLine)
}

function joinedApart(words: readonly string[]): string[][] {
  const pieces: string[][] = [[]]
  for (const [at, word] of words.entries()) {
    const isWithin = joinedNames.test(words.slice(Math.max(0, at - 1), at + 2).join(' '))
    const isBetween = at > 0 && at < words.length - 1 && joining.has(word.toLowerCase()) && !isWithin
    if (isBetween) pieces.push([])
    else pieces.at(-1)!.push(word)
  }
  return pieces
}

/**
 * Rewrites packs with the total amount at the end: "Sarson ka tel 5 litre ka dabba" is one five-litre tin, "cold drink
 * 2 litre ki 3 bottle" three two-litre bottles. Null when no pack follows "ka" or "ki".
 */
function asPacks(words: readonly string[]): string[] | null {
  for (let at = 1; at < words.length; at++) {
    const each = amountAt(words, at)
    if (!each || (each.unit !== 'g' && each.unit !== 'ml')) continue
    const behind = at + each.length
    if (!/^(?:ka|ki|ke|wala|wali|wale|का|की|के|वाला|वाली|वाले)$/.test(words[behind] ?? '')) continue
    const said = words.slice(behind + 1).filter((word) => !isAside(word))
    // "Dabba" without a number means one.
    const isOne = amountAt(said, 0) === null
    const counting = isOne ? ['1', ...said] : said
    const counted = amountAt(counting, 0)
    if (!counted?.hasUnit || counted.unit === 'g' || counted.unit === 'ml' || counted.length !== counting.length)
      continue
    return [...words.slice(0, at), String(each.amount * counted.amount), each.unit]
  }
  return null
}

function byAmounts(words: readonly string[]): string[][] {
  const whole = asPacks(words)
  if (whole) return [whole]
  const first = amountAt(words, 0)
  const items: string[][] = []
  let item: string[] = []
  for (let at = 0; at < words.length; ) {
    const amount = amountAt(words, at)
    if (!amount) {
      item.push(words[at]!)
      at += 1
      continue
    }
    const said = words.slice(at, at + amount.length)
    const isLast = at + amount.length === words.length
    if (first && at > 0 && !isLast && item.length > first.length && amount.hasUnit) {
      items.push(item)
      item = [...said]
    } else if (!first && !isLast && item.length > 0 && amount.hasUnit) {
      items.push([...item, ...said])
      item = []
    } else item.push(...said)
    at += amount.length
  }
  if (item.length === 0) return items
  // A trailing "lana" or "chahiye" belongs to the item before it.
  return items.length > 0 && item.every(isAside)
    ? [...items.slice(0, -1), [...items.at(-1)!, ...item]]
    : [...items, item]
}
