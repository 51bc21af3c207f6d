// Draws dishes on contact sheets for visual review: a random sample, or all dishes of one or more places.
// node bench/contact-sheet.ts --seed first --out /some/folder
// node bench/contact-sheet.ts --place goa --place kutch
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '../../../scripts/chromium.mjs'
import { artwork } from '../src/artwork/artwork.ts'
import { servedAs } from '../src/artwork/served-as.ts'
import { chance } from '../src/hash.ts'
import type { Dish } from '../src/read/dish.ts'
import { loadCookbook } from '../src/read/load-cookbook.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'first' },
    count: { type: 'string', default: '200' },
    /** Draws all dishes of this place on separate sheets; seed and count are then ignored. */
    place: { type: 'string', multiple: true },
    /** Another folder with dishes, foods and places. */
    kitchen: { type: 'string' },
    out: { type: 'string', default: 'node_modules/.cache/contact-sheet' },
  },
})
const perSheet = 40
const { dishes, places } = loadCookbook(values.kitchen)
const rolls: [name: string, dishes: Dish[]][] = values.place
  ? values.place.map((place) => [place, ofPlace(place)])
  : [[values.seed, drawn([...dishes.values()], Number(values.count))]]
mkdirSync(values.out, { recursive: true })

const browser = await chromium.launch({ executablePath: findChromium(console.log), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: { width: 1680, height: 600 } })
  for (const [name, roll] of rolls) {
    for (let from = 0; from < roll.length; from += perSheet) {
      await page.setContent(sheet(roll.slice(from, from + perSheet), from))
      const file = path.join(values.out, `${name}-${from / perSheet + 1}.png`)
      await page.screenshot({ path: file, fullPage: true })
      console.log(file)
    }
    const list = roll.map((dish, index) => `${index + 1}\t${dish.id}\t${dish.course}\t${servedAs(dish).texture}`)
    writeFileSync(path.join(values.out, `${name}.tsv`), `${list.join('\n')}\n`)
  }
} finally {
  await browser.close()
}

function ofPlace(place: string): Dish[] {
  if (!places.has(place))
    throw new Error(`There is no place '${place}'. Places are the files in packages/kitchen/places.`)
  return [...dishes.values()].filter((dish) => dish.place === place)
}

/** Returns `count` random dishes, each with equal probability. */
function drawn(all: Dish[], count: number): Dish[] {
  const next = chance(`contact sheet ${values.seed}`)
  const rest = [...all]
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(Math.floor(next() * rest.length), 1)[0]!,
  )
}

function sheet(part: readonly Dish[], from: number): string {
  const figures = part.map(
    (dish, index) =>
      `<figure>${artwork(dish)}<figcaption>${from + index + 1} ${dish.title}<small>${dish.place}, ${dish.course}: ${servedAs(dish).texture}</small></figcaption></figure>`,
  )
  return `<style>body{margin:8px;font:12px sans-serif;display:grid;grid-template-columns:repeat(8,1fr);gap:6px}figure{margin:0}svg{width:100%;display:block}figcaption{line-height:1.2;height:44px;overflow:hidden}small{display:block;color:#666}</style>${figures.join('')}`
}
