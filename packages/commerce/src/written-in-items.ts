export type WrittenInItem = { name: string; quantity: number }

/** Units that belong to the amount before them: '5 kg atta' is one line, '2 soap' is two soaps. */
const units =
  /^(kgs?|kilos?|g|gms?|grams?|l|lt?r?s?|lit(er|re)s?|ml|dozens?|pkts?|packets?|packs?|bunch(es)?|pieces?|pcs?|bottles?|box(es)?|tins?|bags?|किलो|ग्राम|लीटर|दर्जन|पैकेट)$/i

const itemsMax = 50

/** Parses a typed list: items separated by commas, semicolons or line breaks. Empty ones are left out. */
export function writtenInItems(text: string): WrittenInItem[] {
  return text
    .split(/[,;\n]+/)
    .map((item) => item.replaceAll(/\s+/g, ' ').trim().slice(0, 200))
    .filter((item) => item !== '')
    .slice(0, itemsMax)
    .map(itemOf)
}

function itemOf(item: string): WrittenInItem {
  const [, count, rest = ''] = /^(\d{1,3}) (?:x )?(.+)$/i.exec(item) ?? []
  const quantity = Number(count ?? 1)
  if (!rest || quantity < 1 || units.test(rest.split(' ', 1)[0]!)) return { name: item, quantity: 1 }
  return { name: rest, quantity }
}
