/**
 * Plans a year in eight cities for every kind of household, as COOK-4 requires. Arguments limit the cities; SEED
 * selects another year, HOUSEHOLDS=mixed,vegetarian limits the households, DAYS the number of days, and PLANS=2 adds
 * one fresh plan beside each day's own. MISSED=1 lists the requirements of feasts that were not met, REMARKS=1 the slow
 * breakfasts, the kin and the dishes out of season.
 */

import { cities, households } from '../test/plan/households.ts'
import { type Walk, walk } from '../test/plan/walk.ts'

const days = Number(process.env.DAYS ?? 365)
const wanted = process.argv.slice(2)
const seed = process.env.SEED
const plansADay = Number(process.env.PLANS ?? 1)
const kinds = process.env.HOUSEHOLDS?.split(',')
const all: Walk[] = []
for (const city of cities.filter((one) => wanted.length === 0 || wanted.includes(one)))
  for (const { name, vegOnly, profile } of households.filter((one) => !kinds || kinds.includes(one.name))) {
    const walked = walk({ city, vegOnly, profile, days, plansADay, ...(seed ? { seed } : {}) })
    all.push(walked)
    console.log(
      `${city.padEnd(10)} ${name.padEnd(22)} plates ${percent(walked.plates, walked.meals)}, one place ${percent(walked.onePlace, walked.meals)} (home ${percent(walked.atHome, walked.meals)}), dishes ${percent(walked.dishes, walked.recipes)}, variations ${percent(walked.variations, walked.recipes)}; repeats ${walked.repeats}, violations ${walked.violations}, unfilled ${walked.unfilled}, slow breakfasts ${walked.slowBreakfasts}, kin ${walked.kin} (or of one main food in a course ${percent(walked.kinOrSameMain, walked.recipes)}), out of season ${walked.outOfSeason}, feasts ${walked.feastsMet} of ${walked.feasts}, sweet teas ${walked.sweetTeas}`,
    )
    if (process.env.MISSED) for (const one of walked.missed) console.log(`  missed: ${one}`)
    if (process.env.REMARKS) for (const one of walked.remarks) console.log(`  ${one}`)
  }

const sum = (key: keyof Walk) => all.reduce((total, one) => total + (one[key] as number), 0)
const say = (name: string, value: string | number, bar: string) => console.log(`${name}: ${value} (bar ${bar})`)
console.log(`\n${days} days, ${all.length} households, ${sum('recipes')} recipes`)
say('lunches and dinners that are plates', percent(sum('plates'), sum('meals')), 'at least 90 %')
say('plates of one place or its neighbours', percent(sum('onePlace'), sum('meals')), 'at least 90 %')
say('of these from home or its neighbours', percent(sum('atHome'), sum('meals')), '4 of 7 days')
say('dishes', percent(sum('dishes'), sum('recipes')), 'as many as there are')
say('variations', percent(sum('variations'), sum('recipes')), 'at most 25 %')
say('dishes again within 90 days', sum('repeats'), '0')
say('dishes against the diet or an allergen', sum('violations'), '0')
say('seats unfilled', sum('unfilled'), '0')
say('two veg and two not, or four veg, broken', sum('wrongMix'), '0')
say('breakfasts over 45 minutes, or waiting, on a working day', sum('slowBreakfasts'), '0')
say('kin (forms and variations of one dish) within four days', sum('kin'), '0')
say('kin, or of one main food in a course, within four days', percent(sum('kinOrSameMain'), sum('recipes')), 'few')
say('two of one main food in a meal', percent(sum('sameMain'), sum('meals')), 'few')
say('dishes out of season', sum('outOfSeason'), '0')
say('teas with more than two sweets', sum('sweetTeas'), '0')
say('what feasts and fasts must have', `${sum('feastsMet')} of ${sum('feasts')}`, 'all')

function percent(part: number, whole: number): string {
  return `${((part * 100) / Math.max(1, whole)).toFixed(1)} %`
}
