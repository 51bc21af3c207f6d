import { expect, test } from 'vitest'
import { cookbook } from '../read/load-cookbook.ts'
import { recipe } from '../recipe/recipe.ts'
import { recipeIdOf } from '../recipe/recipe-of-dish.ts'
import { artwork } from './artwork.ts'
import { dietMark } from './diet-mark.ts'
import type { Pictured } from './from-elsewhere.ts'
import { unclosed } from './unclosed.ts'

const all = [...cookbook().dishes.keys()].map((id) => ({ id: recipeIdOf(id) }))
const step = Math.floor(all.length / 600)
const ids = Array.from({ length: 600 }, (_, index) => all[index * step]!.id)
const pictures = new Map(ids.map((id) => [id, artwork(recipe(id)!)]))

test('a drawing has 4 kB at most, and more on it than a plate', () => {
  const heavy = [...pictures].filter(([, svg]) => svg.length > 4096 || svg.length < 1700 || !/^[ -~]*$/.test(svg))
  expect(heavy.map(([id, svg]) => `${id} ${svg.length}`)).toEqual([])
})

test('the same recipe is always drawn the same, whatever was drawn before it', () => {
  for (const id of ids.slice(0, 60).reverse()) expect(artwork(recipe(id)!)).toBe(pictures.get(id))
})

test('a pot for twelve is drawn as a pot for four, but for a shade', () => {
  const bare = (svg: string) => svg.replace(/#[\da-f]{6}/g, '#')
  const same = ids.slice(0, 100).filter((id) => bare(artwork(recipe(id, 12)!)) === bare(pictures.get(id)!))
  expect(same.length).toBeGreaterThan(90)
})

test('no two of 600 recipes look the same, names of definitions aside', () => {
  const bare = [...pictures.values()].map((svg) => svg.replace(/(id="|#)[a-z][\da-z]{3}(?=[A-Za-z])/g, '$1'))
  expect(new Set(bare).size).toBe(600)
})

test('a picture is well-formed, with nothing in it that a strict page would refuse', () => {
  const known = new Set('svg defs radialGradient linearGradient stop pattern g path circle ellipse rect use'.split(' '))
  for (const svg of pictures.values()) {
    expect(unclosed(svg)).toEqual([])
    expect([...svg.matchAll(/<([a-zA-Z]+)/g)].filter(([, name]) => !known.has(name!))).toEqual([])
    expect(svg).not.toMatch(/style=|on[a-z]+=|href="(?!#)|url\((?!#)|NaN|undefined|Infinity/)
    const names = new Set([...svg.matchAll(/id="([^"]+)"/g)].map(([, name]) => name))
    expect([...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].filter(([, name]) => !names.has(name))).toEqual([])
  }
})

test('twenty drawings on one page share no element id', () => {
  for (let from = 0; from + 20 <= 600; from += 20) {
    const names = ids
      .slice(from, from + 20)
      .flatMap((id) => [...pictures.get(id)!.matchAll(/id="([^"]+)"/g)].map(([, name]) => name))
    expect(new Set(names).size).toBe(names.length)
  }
})

test('a recipe from elsewhere is drawn by the words of its title', () => {
  const draw = (title: string) =>
    artwork({ id: '7f3c', title, regionalOrigin: 'Somewhere', quantities: [] } satisfies Pictured)
  expect(draw('Grandmother’s Biryani')).not.toBe(draw('Grandmother’s Dosa'))
  expect(unclosed(draw('"><script>alert(1)</script>'))).toEqual([])
  expect(draw('"><script>alert(1)</script>')).not.toContain('script')
})

test('a diet mark is a few hundred bytes of drawing alone', () => {
  for (const kind of ['Veg', 'Non-Veg', 'Egg'] as const) {
    expect(dietMark(kind).length).toBeLessThan(400)
    expect(unclosed(dietMark(kind))).toEqual([])
  }
  expect(dietMark('Veg')).toContain('<circle')
  expect(dietMark('Non-Veg')).toMatch(/<path d="M12 6/)
})
