import { expect, test } from 'vitest'
import { dietOf } from '../compute/diet.ts'
import { companyTable } from '../read/load-company.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { readDish } from '../read/read-dish.ts'
import { companyInWords, companyOf } from './company.ts'
import { recipeOfDish } from './recipe-of-dish.ts'

const { dishes, foods, places } = cookbook()
const all = [...dishes.values()]

/** Returns the tips of a chutney with the given header lines. */
function tipsOf(body: string, header = ''): readonly string[] {
  const { dish, faults } = readDish(
    'punjab/test-chutney.cook',
    `---\ntitle: Test Chutney\nplace: punjab\ncourse: chutney\nmeals: [snack]\nrole: snack\nserves: 4\nchecked: [one fact, another]\n${header}---\n\n${body}\n\nServe it.\n`,
    foods,
  )
  expect(faults).toEqual([])
  return recipeOfDish(dish!, places.get('punjab')!, 4).tips
}

test.each([
  ['rice or idli, and ghee', ['rice', 'ghee', 'idli']],
  ['roti and dal', ['roti', 'dal']],
  ['steamed rice, and rasam or meen kuzhambu', ['steamed rice', 'rasam', 'meen kuzhambu']],
  ['sambar or coconut chutney', ['sambar', 'coconut chutney']],
  ['lemon', ['lemon']],
  ['phulka, or rice and dal', ['rice and dal', 'phulka']],
])('COOK-12 what a dish is served with is written as %s', (said, words) => {
  expect(companyInWords(words)).toBe(said)
})

test('COOK-12 a chutney goes with one of many, and what is put on it comes with that', () => {
  expect(companyInWords(['samosa', 'paratha', 'chaat'], true)).toBe('samosa, paratha or chaat')
  expect(companyInWords(['rice', 'ghee'], true)).toBe('rice and ghee')
})

test('COOK-12 what goes with a dish is vegetarian first, and Jain alone for Jain dishes', { timeout: 120_000 }, () => {
  expect(companyOf(['butter chicken', 'dal makhani'], 'veg')).toEqual(['dal makhani', 'butter chicken'])
  // A dish is judged by its foods, not by its name.
  expect(companyOf(['rajasthan/laal-maas', 'rice'], 'veg')).toEqual(['rice', 'rajasthan/laal-maas'])
  expect(companyOf(['seekh kebab', 'aloo sabzi', 'phulka'], 'jain')).toEqual(['phulka'])
  let looked = 0
  const wrong = all.flatMap((dish) => {
    const { diet, tips, type, title } = recipeOfDish(dish, places.get(dish.place)!, 4)
    if (type !== 'Veg' || !diet.jain) return []
    looked++
    const unfit = dish.with.filter((one) => {
      const named = dishes.get(one)
      return named
        ? !dietOf(named).jain
        : companyTable()
            .byName.get(one)!
            .holds.some((what) => what !== 'curd')
    })
    return tips.flatMap((tip) =>
      unfit.filter((one) => tip.startsWith('Goes with') && tip.includes(one)).map((one) => `${title}: ${one}`),
    )
  })
  expect(looked).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})

test('COOK-12 a fasting relish goes with fasting dishes, any other with a plate of its region', () => {
  const body = 'Grind @mint leaf{40%g} with @rock salt{1%tsp} and @lemon juice{1%tbsp}.'
  expect(tipsOf(body, 'occasions: [navratri]\n')).toEqual(['Goes with samak rice, kuttu puri or sabudana vada.'])
  expect(tipsOf(body)).toEqual(['Goes with roti and dal.'])
  expect(tipsOf(body, 'occasions: [navratri]\nwith: [sabudana khichdi]\n')).toEqual(['Goes with sabudana khichdi.'])
})

test('COOK-12 beside a dish for a fast is nothing that breaks it, and no drink beside a meal of one plain dish', () => {
  const of = (id: string) => recipeOfDish(dishes.get(id)!, places.get(id.split('/')[0]!)!, 4, 'Lunch')
  // Mattha holds asafoetida.
  expect(of('maharashtra/varai-bhaat').drinkPairing).toBe('Kokum sherbet')
  expect(of('gujarat/ayambil-mag').drinkPairing).toBe('')
  const kheer = { ...dishes.get('all-india/badam-kheer')!, with: ['puri', 'kuttu ki poori'] }
  expect(recipeOfDish(kheer, places.get('all-india')!, 4).tips.at(-1)).toBe('Goes with kuttu ki poori.')
})

test('COOK-12 no drink beside a dish holds what its people leave out: no curd beside the pulses of a Jain home', () => {
  const of = (id: string) => recipeOfDish(dishes.get(id)!, places.get(id.split('/')[0]!)!, 4, 'Lunch')
  expect(of('goa/goan-fish-curry').drinkPairing).toBe('Sol kadhi')
  const jain = all.filter((one) => one.place === 'rajasthan' && one.course === 'dal' && dietOf(one).jain)
  expect(jain.length).toBeGreaterThan(0)
  for (const { id } of jain) expect(of(id).drinkPairing).toBe('Kairi panna')
})

test('COOK-12 a dish that names a drink as its company gets no second one, nor one of curd a curd drink', () => {
  const of = (id: string) => recipeOfDish(dishes.get(id)!, places.get(id.split('/')[0]!)!, 4, 'Lunch')
  const withDrink = all.filter((one) => one.with.includes('masala chai'))
  expect(withDrink.length).toBeGreaterThan(50)
  for (const { id } of withDrink) expect(of(id).drinkPairing, id).toBe('')
  expect(of('maharashtra/takachi-kadhi').drinkPairing).toBe('Kokum sherbet')
  expect(of('gujarat/kela-nu-raitu').drinkPairing).toBe('Variyali sherbet')
  expect(of('andhra-pradesh/majjiga-pulusu').drinkPairing).toBe('Nimbu pani with jaggery')
})

test('COOK-12 a drink suits the meal and the season: no salt tea with rice, no raw mango in winter, no curd with pork', () => {
  const of = (id: string) => recipeOfDish(dishes.get(id)!, places.get(id.split('/')[0]!)!, 4, 'Lunch')
  expect(of('kashmir/ruwangan-chaman').drinkPairing).toBe('Kahwa')
  expect(of('uttar-pradesh/shalgam-bharta').drinkPairing).not.toBe('Aam panna')
  expect(of('east-indian/east-indian-sorpotel').drinkPairing).toBe('Kokum sherbet')
  const mango = all.filter((one) => of(one.id).drinkPairing === 'Aam panna')
  expect(mango.length).toBeGreaterThan(0)
  for (const { id, season } of mango)
    expect(season === null || season.some((month) => month >= 4 && month <= 6), id).toBe(true)
})
