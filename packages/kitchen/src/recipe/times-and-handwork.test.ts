import { expect, test } from 'vitest'
import { withInferredSteps } from '../own/infer-steps.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { readDish } from '../read/read-dish.ts'
import { recipe } from './recipe.ts'
import { recipeIdOf, recipeOfDish } from './recipe-of-dish.ts'

const { dishes, foods, places } = cookbook()
const all = [...dishes.values()]

const shown = (body: string, serves: number, course = 'snack') =>
  recipeOfDish(withInferredSteps(written(body, course)), places.get('punjab')!, serves)

const written = (body: string, course = 'snack') => {
  const { dish, faults } = readDish(
    'punjab/test-vada.cook',
    `---\ntitle: Test Vada\nplace: punjab\ncourse: ${course}\nmeals: [snack]\nrole: snack\nserves: 4\nchecked: [one fact, another]\n---\n\n${body}\n`,
    foods,
  )
  expect(faults).toEqual([])
  return dish!
}

test('COOK-12 a count next to a weight follows the weight', () => {
  const achar = recipe('uttar-pradesh.nimbu-ka-achar', 12)!
  expect(achar.ingredients[0]).toBe('210 g lemon, 5 thin-skinned ones')
})

test('COOK-12 spices that crackle without a clock are cooked, and the minutes of the flame say so', () => {
  const { steps, cookMinutes, prepMinutes } = shown(
    'Boil @toor dal{200%g} until soft. ~{30%minutes}\n\nHeat @ghee{2%tbsp}, crackle @cumin{1%tsp} and pour it over.\n\nChop @coriander leaf{10%g}.',
    4,
  )
  expect(steps.map(({ kind }) => kind)).toEqual(['cook', 'cook', 'prepare'])
  expect(cookMinutes).toBe(32)
  expect(prepMinutes).toBeGreaterThan(0)
})

test('COOK-12 work at the board is preparation, also in a step that cooks', () => {
  const rest = '\n\nMash them with @salt{1%tsp}.'
  const alone = shown(`Boil @potato{400%g} until soft. ~{20%minutes}${rest}`, 4)
  const both = shown(`Boil @potato{400%g} until soft. ~{20%minutes} Peel them. ~board turns{8%minutes}${rest}`, 4)
  expect(both.cookMinutes).toBe(alone.cookMinutes)
  expect(both.prepMinutes).toBe(alone.prepMinutes + 8)
})

test('COOK-12 no step of the cookbook that begins at the flame is marked as preparing', { timeout: 120_000 }, () => {
  let cooked = 0
  const wrong = all.flatMap((dish) =>
    recipe(recipeIdOf(dish.id), dish.serves > 12 ? 12 : dish.serves)!.steps.flatMap(({ kind, text }) => {
      // While an oven heats by itself, hands roll or whisk.
      if (!/^(?:Heat (?!the oven)|(?:Crackle|Fry|Melt|Boil|Roast|Temper) )/.test(text)) return []
      if (kind === 'cook') cooked++
      return kind === 'prepare' ? [`${dish.id}: ${text}`] : []
    }),
  )
  expect(cooked).toBeGreaterThan(2000)
  expect(wrong).toEqual([])
})

test('COOK-12 pieces share out among those who eat, and a pan is filled evenly', () => {
  const body =
    'Boil @potato{400%g} until soft. ~{20%minutes} Mash with @salt{1%tsp} and shape {{7 balls}}.\n\nFry {{5 of 7 at a time}} in @oil{400%ml}(for frying) until gold. ~{12%minutes}'
  const at = (serves: number) => shown(body, serves).instructions.join(' ')
  expect(at(4)).toContain('shape 8 balls')
  expect(at(4)).toContain('Fry four at a time')
  expect(at(6)).toContain('shape 12 balls')
  expect(at(6)).toContain('Fry four at a time')
  expect(at(3)).toContain('shape 6 balls')
  // Two and a half each cannot be cut from whole balls.
  expect(at(2)).toContain('shape 4 balls')
  // Six also fit into a pan for five.
  expect(at(3)).toContain('Fry all together')
})

test('COOK-12 cutting meat, straining through muslin and pressing idiyappam count as handwork', () => {
  const minutes = (body: string, serves = 4) =>
    shown(`${body}\n\nCook with @salt{1%tsp}. ~{9%minutes}`, serves).steps[0]!.minutes
  expect(
    minutes('Chop @boneless mutton{650%g} with a heavy knife to crumbs. ~meanwhile{7%minutes}', 6),
  ).toBeGreaterThanOrEqual(14)
  expect(minutes('Beat @boneless mutton{700%g} until twice as wide.')).toBeGreaterThanOrEqual(8)
  expect(
    minutes('Grind @almond{40%g}, press it through a muslin, grind the rest once more and press again.'),
  ).toBeGreaterThanOrEqual(10)
  expect(
    minutes(
      'Knead @rice flour{300%g} with @water{300%ml}. Press it through an #idiyappam press{} and steam. ~{10%minutes}',
    ),
  ).toBeGreaterThanOrEqual(18)
})

test('COOK-12 rolling after a rest is work of its own', () => {
  const { steps } = shown(
    'Knead @maida{240%g} with @water{125%ml}, ~{7%minutes} cover it ~rest{30%minutes} and roll {{28 rounds}} of 8 cm.\n\nBake with @salt{1%tsp}. ~{9%minutes}',
    4,
  )
  expect(steps.map(({ kind }) => kind)).toEqual(['prepare', 'stand', 'prepare', 'cook'])
  expect(steps[2]!.minutes).toBeGreaterThanOrEqual(10)
})

test('COOK-12 work before a wait is a separate step, and the wait has its own sentence', () => {
  const { steps } = shown(
    'Chop @onion{200%g}(finely chopped) and @potato{300%g}(finely chopped), and knead with @maida{240%g}, @salt{1%tsp} and @water{125%ml}. Cover and let it rest for ~rest{30%minutes}.\n\nBake. ~{9%minutes}',
    4,
  )
  expect(steps.map(({ kind }) => kind)).toEqual(['prepare', 'stand', 'cook'])
  expect(steps[0]!.text).toMatch(/^Chop .* water\.$/)
  expect(steps[0]!.minutes).toBeGreaterThanOrEqual(9)
  expect(steps[1]).toMatchObject({ text: 'Cover and let it rest for 30 mins.', minutes: 30 })
})

test('COOK-12 grinding between a soak and a ferment is a step with minutes of its own', () => {
  const { steps } = shown(
    'Soak @raw rice{250%g} and @split white urad{100%g}. ~soak{5%hours} Grind to a thick batter with @water{150%ml}. ~ferment{6%hours}\n\nSteam with @salt{1%tsp}. ~{12%minutes}',
    4,
  )
  expect(steps.map(({ kind }) => kind)).toEqual(['stand', 'prepare', 'stand', 'cook'])
  expect(steps.map(({ minutes }) => minutes)).toMatchObject([300, expect.any(Number), 360, 12])
})

test('COOK-12 work ’meanwhile’ counts if nothing else runs at that time', () => {
  const alone = shown(
    'Clean @spinach{600%g} leaf by leaf. ~meanwhile{15%minutes}\n\nCook it with @salt{1%tsp} until soft. ~{9%minutes}',
    4,
  )
  const beside = shown(
    'Boil @pumpkin{600%g} with @salt{1%tsp} until soft. ~{20%minutes}\n\nMeanwhile fry @onion{100%g} brown. ~meanwhile{15%minutes}',
    4,
  )
  expect(alone.cookMinutes + alone.prepMinutes).toBeGreaterThanOrEqual(24)
  expect(beside.cookMinutes + beside.prepMinutes).toBeLessThan(32)
})

test('COOK-12 a step marked as beside another is printed with its minutes and left out of the total', () => {
  const total = (mark: string) => {
    const { prepMinutes, cookMinutes, standMinutes, steps } = shown(
      `Knead @maida{240%g} with @water{125%ml}. ~board{6%minutes}\nCover for ~rest{30%minutes}.\nMeanwhile boil @potato{150%g} until soft. ${mark}{20%minutes}\n\nBake with @salt{1%tsp}. ~{9%minutes}`,
      4,
    )
    return { total: prepMinutes + cookMinutes + standMinutes, printed: steps.map(({ minutes }) => minutes) }
  }
  const [beside, after] = [total('~meanwhile'), total('~')]
  expect(beside.printed).toEqual([6, 30, 20, 9])
  expect(after.printed).toEqual(beside.printed)
  expect(after.total - beside.total).toBe(20)
  expect(after.total).toBeGreaterThanOrEqual(6 + 30 + 20 + 9)
})

test('COOK-12 foods that soak side by side take as long as the longest, and on lines of their own the second says so', () => {
  const soaked = (between: string) =>
    shown(
      `Soak @chana dal{120%g} for ~soak{3%hours}.${between}Soak @sabudana{40%g} in a cup for ~soak{1%hours}.\n\nBoil with @salt{1%tsp} until soft. ~{30%minutes}`,
      4,
    )
  expect(soaked(' ').steps[0]).toMatchObject({ minutes: 180, kind: 'stand' })
  expect(soaked(' ').standMinutes).toBe(180)
  const apart = soaked('\n\n')
  expect(apart.steps.slice(0, 2)).toMatchObject([
    { minutes: 180 },
    { minutes: 60, text: 'Meanwhile soak 40 g sabudana in a cup for 60 mins.' },
  ])
  expect(apart.standMinutes).toBe(180)
  const after = soaked('\n\nBoil it until soft. ~{20%minutes}\n\n')
  expect(after.standMinutes).toBe(240)
  expect(after.instructions.join(' ')).not.toContain('Meanwhile')
})

test('COOK-12 a wait too short for a name counts in the time of the page, and one in a step at the stove in its minutes', () => {
  const rested = shown(
    'Boil @rice{200%g} in @water{400%ml} with @salt{1%tsp} until soft. ~{12%minutes}\nRest for ~rest{8%minutes}, then fork it up.\n\nServe it.',
    4,
  )
  expect(rested.quickFacts.time).toBe(`${rested.prepMinutes + rested.cookMinutes + 8} mins`)
  const cooker = recipeOfDish(
    written(
      'Cook @rajma{200%g} with @water{600%ml} and @salt{1%tsp} in a #pressure cooker{} for five whistles. ~pressure{20%minutes} Leave it shut until the pressure has gone, ~settle{8%minutes}.\n\nServe it.',
    ),
    places.get('punjab')!,
    4,
  )
  expect(cooker.steps[0]).toMatchObject({ kind: 'cook', minutes: 28 })
  expect(cooker.standMinutes).toBe(8)
})

test('COOK-12 a bath of oil gets hot in its own minutes, and the header counts them', () => {
  const made = (serves: number) =>
    shown(
      'Heat @oil{1%l}(for frying) in a deep kadhai until a crumb rises.\n\nFry @potato{400%g} with @salt{1%tsp} in it until gold. ~{10%minutes}',
      serves,
    )
  expect([4, 8].map((serves) => made(serves).steps[0]!.minutes)).toEqual([8, 9])
  expect(made(4).cookMinutes).toBeGreaterThanOrEqual(17)
})

test('COOK-12 a wait at the start of a step keeps its wording', () => {
  const { steps } = shown(
    'Soak @chana dal{120%g} in water for ~soak{2%hours}.\n\nBoil with @salt{1%tsp}. ~{30%minutes}',
    4,
  )
  expect(steps.map(({ text }) => text)[0]).toBe('Soak 120 g chana dal in water for 2 h.')
})

test('COOK-12 chopping in a step counts even if the ingredient list doesn’t mention it', () => {
  const { steps } = shown(
    'Chop @spinach{600%g} as fine as you can.\n\nCook it with @salt{1%tsp} on a low flame until soft. ~{9%minutes}',
    4,
  )
  expect(steps[0]!.minutes).toBeGreaterThanOrEqual(5)
})

test('COOK-12 rolling and coiling grow with the pieces, beside other work too', () => {
  const minutes = (words: string, serves: number) =>
    shown(
      `Boil @potato{400%g} until soft. ~{20%minutes}\n\nRoll {{8 balls}} of @maida{240%g} ${words} ~meanwhile{8%minutes}\n\nBake with @salt{1%tsp}. ~{9%minutes}`,
      serves,
    ).steps[1]!.minutes
  expect(minutes('to 14 cm.', 8)).toBeGreaterThanOrEqual(11)
  expect(minutes('to 14 cm.', 8)).toBeGreaterThan(minutes('to 14 cm.', 4))
  expect(minutes('to 14 cm, pleat, coil and roll again.', 8)).toBeGreaterThanOrEqual(20)
})

test('COOK-12 a timer for chopping counts as preparation time', () => {
  const made = shown('Grind @coconut{200%g} stiff. ~{12%minutes}\n\nBoil with @salt{1%tsp}. ~{20%minutes}', 4)
  expect(made.steps.map(({ kind }) => kind)).toEqual(['prepare', 'cook'])
  expect(made.cookMinutes).toBe(20)
  expect(made.prepMinutes).toBeGreaterThanOrEqual(12)
})

test('COOK-12 more water takes longer to boil, and more onion to brown', () => {
  const minutes = (body: string, serves: number) => shown(`${body}\n\nServe it hot.`, serves).steps[0]!.minutes
  const boiled = 'Bring @water{1%l} with @salt{1%tsp} to the boil. ~{6%minutes}'
  expect([2, 4, 8].map((serves) => minutes(boiled, serves))).toEqual([4, 6, 10])
  const browned = 'Fry @onion{200%g} in @oil{2%tbsp} with @salt{1%tsp} until brown. ~{12%minutes}'
  expect(minutes(browned, 8)).toBeGreaterThan(minutes(browned, 4))
})

test('COOK-12 a quarter of a paste fries for less long', () => {
  const thokku = dishes.get('tamil-nadu/kothamalli-thokku')!
  const { steps } = recipeOfDish(thokku, places.get('tamil-nadu')!, thokku.serves / 4)
  expect(steps.find(({ text }) => text.startsWith('Fry the paste'))!.minutes).toBeLessThan(16)
})

test('COOK-12 a single stick has no ’each’, and ginger next to ground garlic is ground', () => {
  const { ingredients } = shown(
    'Grind @cinnamon{2}(3 cm each) with @salt{1%tsp}.\n\nFry @ginger{8%g} and @garlic{3%clove}(ground) in @oil{1%tbsp}. ~{4%minutes}',
    2,
  )
  expect(ingredients).toContain('1 stick of cinnamon, 3 cm')
  expect(ingredients).toContain('4 g ginger, ground')
})

test('COOK-12 the soaking time in the header matches the steps', { timeout: 120_000 }, () => {
  let looked = 0
  const wrong = all.flatMap((dish) => {
    const { quickFacts, steps } = recipeOfDish(dish, places.get(dish.place)!, dish.serves)
    const soak = / \+ soak (.*)$/.exec(quickFacts.time)?.[1]
    if (soak === undefined) return []
    looked++
    return steps.some(({ text }) => /soak|\b(?:let|leave|cover)\b/i.test(text)) ? [] : [dish.id]
  })
  expect(looked).toBeGreaterThan(200)
  expect(wrong).toEqual([])
})

test('COOK-12 a step begins with a sentence, and not with what is left of one', { timeout: 120_000 }, () => {
  const { steps } = shown(
    'Lay @clam{1%kg} in salted water for ~soak{60%minutes}, so that they spit out their sand. Rinse them and chop @onion{600%g} with @salt{1%tsp}.\n\nBoil until open. ~{9%minutes}',
    4,
  )
  expect(steps[0]!.text).toMatch(/for 60 mins, so that they spit out their sand\.$/)
  const torn = all.flatMap((dish) =>
    recipeOfDish(dish, places.get(dish.place)!, dish.serves).steps.flatMap(({ text }) =>
      /^(?:So that|Until|Till|Which|To soak|And) /.test(text) ? [`${dish.id}: ${text}`] : [],
    ),
  )
  expect(all.length).toBeGreaterThan(4000)
  expect(torn).toEqual([])
})
