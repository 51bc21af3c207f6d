import { formatRupees, type Paise } from '../money.ts'
import { dayAndTime } from './day-and-time.ts'

export type ListLanguage = 'en' | 'hi'

export type ListedLine = {
  type: string
  name: string
  quantity: number
  /** Price per piece in paise; 0 if the shop sets it. */
  price: Paise
}

type Words = {
  hello: string
  groups: Record<'food' | 'dishes' | 'services', string>
  total: string
  to: string
  by: string
  please: string
}

const words: Record<ListLanguage, Words> = {
  en: {
    hello: 'Namaste! My list:',
    groups: { food: 'Groceries', dishes: 'Dishes', services: 'Services' },
    total: 'About',
    to: 'To',
    by: 'By',
    please: 'Please tell me what you have and the total.',
  },
  hi: {
    hello: 'नमस्ते! मेरी सूची:',
    groups: { food: 'किराना', dishes: 'खाना', services: 'सेवाएँ' },
    total: 'लगभग',
    to: 'पता',
    by: 'कब तक',
    please: 'कृपया बताएँ क्या-क्या है और कुल कितना हुआ।',
  },
}

const groupOf = (type: string): 'food' | 'dishes' | 'services' =>
  type.startsWith('recipe') ? 'dishes' : type === 'service' ? 'services' : 'food'

/** Formats a list for a shop: grouped, with amounts in Indian notation, in the shop's language. */
export function listText(
  lines: readonly ListedLine[],
  {
    order,
    where,
    by,
    timeZone,
    language,
  }: { order: string; where: string; by: Date | null; timeZone: string; language: ListLanguage },
): string {
  const say = words[language]
  const groups = [...Map.groupBy(lines, ({ type }) => groupOf(type))]
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const blocks = groups.map(([group, own]) =>
    [...(groups.length > 1 ? [`*${say.groups[group]}*`] : []), ...own.map(lineText)].join('\n'),
  )
  const facts = [
    ...(total > 0 ? [`${say.total} ${formatRupees(total)}`] : []),
    ...(where ? [`${say.to}: ${where}`] : []),
    ...(by ? [`${say.by}: ${dayAndTime(by, timeZone, language)}`] : []),
  ]
  return [`${say.hello} (${order})`, ...blocks, facts.join('\n'), say.please].filter(Boolean).join('\n\n')
}

const lineText = ({ name, quantity, price }: ListedLine, place: number): string =>
  `${place + 1}. ${quantity > 1 ? `${quantity} × ` : ''}${name}${price > 0 ? `: ${formatRupees(price * quantity)}` : ''}`
