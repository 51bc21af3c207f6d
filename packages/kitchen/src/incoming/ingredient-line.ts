import { type Measure, measureAt } from './measures.ts'
import { leadingAmount, plainNumbers } from './numbers.ts'

/** A parsed line of an ingredient list; foods are not looked up yet. */
export type IngredientLine = {
  /** Null when the line has no amount: 'salt to taste'. */
  amount: number | null
  measure: Measure | null
  name: string
  preparation: string
}

const untold =
  /\b(?:to taste|as (?:needed|required|per taste)|as per (?:taste|need)|(?:for|to) (?:garnish(?:ing)?|serv(?:e|ing)|(?:deep |shallow )?fry(?:ing)?|greas(?:e|ing)|temper(?:ing)?)|a few|few|some|swad ?anusar|swaad ?anusar|swadanusar|zaroorat anusar|optional)\b|स्वाद ?अनुसार|स्वादानुसार|आवश्यकतानुसार/giu

/**
 * Parses "1 ½ cups basmati rice, soaked", "Pyaz - 2 (bareek kata)", "aadha kilo paneer" or "Salt to taste"; null when
 * the line is not an ingredient.
 */
export function readIngredientLine(line: string): IngredientLine | null {
  const clean = plainNumbers(
    line
      .replace(/\ufe0f|[\u{1f000}-\u{1faff}\u2600-\u27bf\u200b-\u200f]/gu, ' ')
      .replace(/^[^\p{L}\p{N}(]+|[*_]+/gu, ' ')
      .replace(/^\s*\d{1,2}[.)]\s+(?=\S)/, ''),
  )
  if (clean === '' || clean.length > 300) return null
  const inBrackets: string[] = []
  const bare = clean.replace(/[([]([^()[\]]*)[)\]]/g, (_, inside: string) => {
    if (inside.trim()) inBrackets.push(inside.trim())
    return ' '
  })
  const remarks = [...bare.matchAll(untold)].map(([words]) => words.toLowerCase())
  const told = bare.replace(untold, ' ').replace(/\s+/g, ' ').trim()
  const read = beginning(told) ?? ending(told) ?? { amount: null, measure: null, name: told }
  const [name, after] = splitName(read.name)
  if (!/\p{L}/u.test(name)) return null
  // A weight in brackets takes precedence: "1 cup (200 g) rice", "1 packet (400 g) paneer".
  const weighed = inBrackets
    .map((inside) => beginning(`${inside} x`))
    .find((one) => one?.measure?.unit === 'g' && !one.measure.isRough)
  const amount = weighed && read.measure ? weighed : read
  const preparation = [after, ...inBrackets.filter((inside) => !weighed || !/^\d/.test(inside)), ...remarks]
  return {
    amount: amount.amount,
    measure: amount.measure,
    name,
    preparation: preparation.filter(Boolean).join(', ').slice(0, 120),
  }
}

type Read = { amount: number | null; measure: Measure | null; name: string }

/** Parses an amount at the start: "2 cups of rice", "4 cloves", "3 onions". */
function beginning(text: string): Read | null {
  const found = leadingAmount(text)
  if (!found || found.rest === '') return null
  return afterAmount(found.amount, found.rest)
}

function afterAmount(amount: number, text: string): Read {
  const words = text.replace(/^(?:x|heaped|level|heaping|bhar(?:ke)?)\s+/i, '').split(' ')
  const found = measureAt(words)
  const rest = words
    .slice(found?.length ?? 0)
    .join(' ')
    .replace(/^(?:of|ki|ka|ke)\s+/i, '')
    .replace(/^[-–:,.]\s*/, '')
  // In "4 cloves" the measure itself is the food.
  if (!found || rest === '') return { amount, measure: null, name: words.join(' ') }
  return { amount, measure: found.measure, name: rest }
}

/** Parses an amount at the end: "Rice - 2 cups", "Haldi: ½ tsp", "Onion 2". */
function ending(text: string): Read | null {
  const parts =
    /^(.*?\p{L}.*?)\s*(?:[-–—:=]|\s)\s*((?:\d|aadh|adh|half|quarter|ek |do |dedh|dhai|pav|आध|एक |दो ).*)$/iu.exec(text)
  if (!parts) return null
  const [, name = '', behind = ''] = parts
  const found = leadingAmount(behind.includes(' ') ? behind : `${behind} `) ?? leadingAmount(`${behind} x`)
  if (!found) return null
  const words = found.rest.replace(/\bx$/, '').trim().split(' ').filter(Boolean)
  const measured = measureAt(words)
  const rest = words
    .slice(measured?.length ?? 0)
    .join(' ')
    .replace(/^[,;]\s*/, '')
  return { amount: found.amount, measure: measured?.measure ?? null, name: rest ? `${name}, ${rest}` : name }
}

function splitName(text: string): [name: string, after: string] {
  const [name = '', ...after] = text.split(/\s*[,;]\s*|\s+[-–—]\s+/)
  return [name.replace(/[^\p{L}\p{M}\p{N}'’]+$/u, '').trim(), after.join(', ').trim()]
}
