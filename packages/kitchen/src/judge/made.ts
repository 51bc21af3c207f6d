/** Intermediate products of cooking, and their sources: any food of an aisle, or one of the ids. */
const table = `
roti, phulka, chapati, bread, bun, pav, pao, puri, paratha, naan, wrapper, noodle, pasta, vermicelli, papdi, pastry, breadcrumb: grain
sev, boondi, papdi, badi, vadi, papad, pakora, kachri, wafer: pulse grain
rice powder, rice flour, rice paste, sticky rice, white rice, cooked rice, puffed rice, idli, dosa, poha: grain
semolina, flour: grain pulse
sesame paste: sesame black-sesame
peanut butter: peanuts
kulfi, ice cream, rabri, khoya, mawa, chhena, cream, malai, cheese: milk full-milk cow-milk cream
paneer: milk full-milk cow-milk chhena
cream cheese, cheese: dairy
curd, hung curd, buttermilk, whey: dairy egg
butter, ghee: cream curd butter milk full-milk
cream: butter ghee
cream, milk, coconut milk, coconut: coconut coconut-milk tender-coconut copra nut
oil, coconut oil, sesame oil: nut fat sesame mustard meat fish coconut coconut-milk
yakhni, stock, broth, meat, liver, fat: meat fish
jam: fruit sweetener
drumstick: chicken
egg: fish-roe
syrup, sugar syrup, caramel: sweetener
`

const aisles = new Set(['grain', 'pulse', 'nut', 'fat', 'meat', 'fish', 'fruit', 'sweetener', 'dairy'])

export const made: ReadonlyMap<string, { aisles: readonly string[]; ids: readonly string[] }> = table
  .trim()
  .split('\n')
  .reduce((read, line) => {
    const [names = '', sources = ''] = line.split(': ')
    for (const name of names.split(', ')) {
      const before = read.get(name) ?? { aisles: [], ids: [] }
      const from = sources.split(' ')
      read.set(name, {
        aisles: [...before.aisles, ...from.filter((one) => aisles.has(one))],
        ids: [...before.ids, ...from.filter((one) => !aisles.has(one))],
      })
    }
    return read
  }, new Map<string, { aisles: string[]; ids: string[] }>())

/** Words for tools named after their use: an idli steamer, a noodle press. */
export const tools = 'press plate mould mold steamer maker stand cutter cooker pot tin tray knife mug tongs net'.split(
  ' ',
)
