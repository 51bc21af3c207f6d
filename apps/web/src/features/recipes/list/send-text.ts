import type { ListLine } from '@planner/contract/kitchen/shopping-list'

const hello = { en: 'Shopping list', hi: 'खरीदारी की सूची' }

const aislesInHindi: Readonly<Record<string, string>> = {
  'Vegetables & fruit': 'सब्ज़ी और फल',
  'Dairy & eggs': 'दूध और अंडे',
  'Meat & fish': 'मांस और मछली',
  'Dals & pulses': 'दालें',
  'Rice & flours': 'चावल और आटा',
  'Spices & masala': 'मसाले',
  'Oils & ghee': 'तेल और घी',
  'Nuts & sweets': 'मेवे और मीठा',
  'Snacks & drinks': 'नाश्ता और पेय',
  'Home & cleaning': 'घर और सफ़ाई',
  'Personal care': 'निजी देखभाल',
  Other: 'अन्य',
}

/** Formats the items still to buy as a message: by aisle, one item per line. In Hindi, foods have their Hindi names. */
export function sendText(lines: readonly ListLine[], language: 'en' | 'hi'): string {
  const open = lines.filter(({ ticked, have }) => !ticked && !have)
  const aisles = [...Map.groupBy(open, ({ aisle }) => aisle)]
  const blocks = aisles.map(([aisle, own]) =>
    [`*${(language === 'hi' && aislesInHindi[aisle]) || aisle}*`, ...own.map((line) => lineText(line, language))].join(
      '\n',
    ),
  )
  return [hello[language], ...blocks].join('\n\n')
}

const lineText = ({ name, hindi, amount }: ListLine, language: 'en' | 'hi'): string =>
  `- ${(language === 'hi' && hindi) || name}${amount ? `: ${amount}` : ''}`
