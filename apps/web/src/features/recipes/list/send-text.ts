import type { ListLine } from '@planner/contract/kitchen/shopping-list'

const hello = { en: 'Shopping list', hi: 'खरीदारी की सूची' }

/** Formats the items still to buy as a message: by aisle, one item per line. */
export function sendText(lines: readonly ListLine[], language: 'en' | 'hi'): string {
  const open = lines.filter(({ ticked, have }) => !ticked && !have)
  const aisles = [...Map.groupBy(open, ({ aisle }) => aisle)]
  const blocks = aisles.map(([aisle, own]) => [`*${aisle}*`, ...own.map(lineText)].join('\n'))
  return [hello[language], ...blocks].join('\n\n')
}

const lineText = ({ name, amount }: ListLine): string => `- ${name}${amount ? `: ${amount}` : ''}`
