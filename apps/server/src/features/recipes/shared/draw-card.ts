import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import { escapeHtml } from '#platform/html.ts'
import type { CardContent } from './picture.ts'

const side = 1080
/** The 4:3 drawing fills the width, leaving room for three lines below. */
const drawnHeight = 720
const margin = 56

const resolve = createRequire(import.meta.url).resolve
const font = (weight: string) => resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`)
const fontFiles = [font('400Regular'), font('600SemiBold')]

/**
 * Draws a dish card as a PNG. Takes about 0.2 s, so it runs in a worker process, which calls the default export.
 * Deterministic: the same content gives the same bytes.
 */
export default function drawCard(content: CardContent): Uint8Array {
  const drawn = new Resvg(cardOf(content), {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Noto Sans' },
  })
  return drawn.render().asPng()
}

function cardOf({ title, facts, drawing }: CardContent): string {
  const { size, lines } = fitted(title)
  const first = drawnHeight + 40 + size
  const step = size * 1.15
  const below = first + (lines.length - 1) * step
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" font-family="Noto Sans">`,
    `<path d="M0 0h${side}v${side}H0z" fill="#fcf9f4"/>`,
    drawing.replace('<svg ', `<svg width="${side}" height="${drawnHeight}" preserveAspectRatio="xMidYMid slice" `),
    ...lines.map((line, at) => text(line, { y: first + at * step, size, weight: 600, fill: '#2c1b30' })),
    text(facts, { y: below + 56, size: 36, weight: 400, fill: '#5c4a5b' }),
    mark,
    '</svg>',
  ].join('')
}

const text = (words: string, { y, size, weight, fill }: { y: number; size: number; weight: number; fill: string }) =>
  `<text x="${margin}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeHtml(words)}</text>`

/** The product's logo and name, in the lower right corner. */
const mark =
  `<svg x="748" y="984" width="52" height="52" viewBox="0 0 48 48"><rect width="48" height="48" rx="13" fill="#b0470f"/>` +
  `<path d="M14.5 30a9.5 9.5 0 0 1 19 0Z" fill="#ffd08a"/><path d="M9.5 34.8h29" stroke="#fff6e6" stroke-width="2.8"/></svg>` +
  `<text x="816" y="1021" font-size="32" font-weight="600" fill="#2c1b30">Daily Planner</text>`

/** Font sizes tried for a title, with the number of lines that fit. */
const sizes = [
  { size: 76, most: 1 },
  { size: 60, most: 2 },
  { size: 46, most: 3 },
] as const

/** Average letter width relative to its height, rounded up so that no line reaches the edge. */
const letterWidth = 0.58

function fitted(title: string): { size: number; lines: string[] } {
  for (const { size, most } of sizes) {
    const lines = wrapped(title, Math.floor((side - 2 * margin) / (size * letterWidth)))
    if (lines.length <= most) return { size, lines }
  }
  const { size, most } = sizes.at(-1)!
  const lines = wrapped(title, Math.floor((side - 2 * margin) / (size * letterWidth))).slice(0, most)
  return { size, lines: [...lines.slice(0, -1), `${lines.at(-1)!.replace(/.$/, '')}…`] }
}

/** Wraps words into lines of at most `letters` letters, breaking between words where possible. */
function wrapped(words: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/).flatMap((one) => one.match(new RegExp(`.{1,${letters}}`, 'gu')) ?? [])) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= letters) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
