import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { Resvg } from '@resvg/resvg-js'
import PDFDocument from 'pdfkit'

/** A font with the rupee sign and Devanagari. */
const font = createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')

export const electricityBill = [
  'BSES Rajdhani Power Limited',
  'Electricity Bill',
  'Consumer name: Asha Sharma',
  'CA No. 101234567',
  'Bill date 15-11-2026',
  'Units consumed 312',
  'Bill amount ₹2,340.00',
  'Due date 30-11-2026',
  'Amount after due date ₹2,387.00',
]

export const schoolCircular = [
  'Green Valley School, Pune',
  'Circular No. 45/2026',
  'Date: 20 November 2026',
  'Subject: Parent-teacher meeting and annual day',
  'Dear Parents,',
  'The following events are planned. Please note the days.',
  'Parent-teacher meeting: Saturday 28 November 2026, 10:00 am',
  'Annual day rehearsal: 5 December 2026, 9:00 am',
  'Annual day: 12 December 2026, 5:30 pm',
  'Warm regards, Principal',
]

export const hindiBill = [
  'उत्तर प्रदेश पावर कॉर्पोरेशन लिमिटेड',
  'बिजली बिल',
  'उपभोक्ता: आशा शर्मा',
  'बिल दिनांक 15-11-2026',
  'कुल देय राशि ₹1,845',
  'भुगतान की अंतिम तिथि 02-12-2026',
]

/** Returns a PDF with these lines on its first page. */
export function pdfOf(lines: readonly string[], { pages = 1, password }: { pages?: number; password?: string } = {}) {
  const paper = new PDFDocument({ size: 'A4', margin: 50, ...(password && { userPassword: password }) })
  paper.font(font).fontSize(12)
  for (const line of lines) paper.text(line)
  for (let page = 1; page < pages; page++) paper.addPage()
  paper.end()
  return buffer(paper)
}

type Layout = {
  glyphs: { path: { toSVG(): string } }[]
  positions: { xAdvance: number; xOffset: number; yOffset: number }[]
}

/**
 * Returns a PNG of these lines, like a sharp photo. Drawn by their outlines, because resvg sets Devanagari too narrow.
 */
export function photoOf(lines: readonly string[]): Buffer {
  const paper = new PDFDocument()
  const { font: face } = (paper.font(font) as unknown as { _font: { font: { layout(text: string): Layout } } })._font
  const size = 40
  const scale = size / 1000
  const drawn = lines.map((line, at) => {
    const { glyphs, positions } = face.layout(line)
    let x = 0
    const outlines = glyphs.map(({ path }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!
      const outline = `<path transform="translate(${x + xOffset} ${yOffset})" d="${path.toSVG()}"/>`
      x += xAdvance
      return outline
    })
    return `<g transform="translate(60 ${100 + at * 70}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
  })
  const height = 100 + lines.length * 70
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="${height}"><rect width="1300" height="${height}" fill="#fff"/>${drawn.join('')}</svg>`
  return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng())
}
