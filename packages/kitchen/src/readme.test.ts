import { expect, test } from 'vitest'
import measurements from '../../../docs/measurements.md?raw'
import readme from '../README.md?raw'
import { pool } from './compose/pool.ts'
import { recipe } from './index.ts'
import { families } from './knowledge/families.ts'
import type { Recipe } from './recipe/types.ts'

const printed = [
  'chana.kabuli-chana.-.pindi',
  'thoran.beans.thoran.-',
  'poha.pyaz.-.-',
  'dosa.aloo.dosa.-',
  'chickencurry.chicken.-.chettinad',
  'biryani.mutton.-.hyddum',
  'dal.chana-dal.narkel.-',
  'fishcurry.rohu.-.doi',
  'kebab.mutton-keema.-.shami',
  'steamedsweet.nariyal.modak.-',
]

test.each(printed)('the documentation prints %s as it is generated', (id) => {
  expect(measurements).toContain(asText(recipe(id)!))
})

test('the documentation names the size of the pool', () => {
  const all = pool()
  const count = (value: number) => value.toLocaleString('en-US')
  const veg = all.filter(({ diet }) => diet === 'veg').length
  expect(readme).toContain(
    `${count(all.length)} recipes in ${families.length} families, ${count(veg)} of them vegetarian`,
  )
})

function asText(one: Recipe): string {
  const facts = [
    one.veg_type,
    one.regionalOrigin,
    `serves ${one.serves}`,
    `prepare ${one.prep_time}`,
    `cook ${one.cook_time}`,
  ]
  if (one.standMinutes > 0) facts.push(`wait ${one.standMinutes} mins`)
  return [
    `### ${one.title}`,
    `${facts.join(', ')}; ₹${one.costPerServing} a serving`,
    one.ingredients.map((line) => `- ${line}`).join('\n'),
    one.instructions.map((line, at) => `${at + 1}. ${line}`).join('\n'),
    one.nutrition.join(' '),
  ].join('\n\n')
}
