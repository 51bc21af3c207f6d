import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
const font = (file: string): string => require.resolve(`@expo-google-fonts/noto-sans/${file}`)

/** Complete fonts, with the rupee sign and Devanagari; only the glyphs used are embedded. */
const fonts = {
  regular: font('400Regular/NotoSans_400Regular.ttf'),
  bold: font('600SemiBold/NotoSans_600SemiBold.ttf'),
}

/** In points: A4 with margins of about 18 mm. */
const margin = 40
const width = 515
const bottom = 790
/** Each sum has one line: the longest name ('Refunded after delivery') is a third narrower than its column. */
const sumHeight = 17
const ink = '#2b2230'
const faint = '#8a7f86'

type Column = { title: string; width: number; align: 'left' | 'right' }

/** A document written from top to bottom, with automatic page breaks. */
export type Page = {
  heading(text: string): void
  lines(texts: string[]): void
  /** Name and value pairs, one per line. */
  facts(pairs: [name: string, value: string][]): void
  table(columns: readonly Column[], rows: string[][]): void
  /** Names and amounts at the right edge; the last pair is emphasised. */
  sums(pairs: [name: string, amount: string][]): void
}

/** Draws a document. @returns the bytes of the PDF. */
export function drawPages(
  title: string,
  createdAt: Date,
  draw: (page: Page) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new PDFDocument({
    size: 'A4',
    margin,
    font: fonts.regular,
    info: { Title: title, CreationDate: createdAt },
    lang: 'en-IN',
  })
  const chunks: Buffer[] = []
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk))
    paper.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    paper.on('error', reject)
  })
  draw(pageOn(paper))
  paper.end()
  return done
}

function pageOn(paper: PDFKit.PDFDocument): Page {
  const write = (face: keyof typeof fonts, size: number, colour = ink) =>
    paper.font(fonts[face]).fontSize(size).fillColor(colour)
  const rule = () =>
    paper
      .moveTo(margin, paper.y)
      .lineTo(margin + width, paper.y)
      .lineWidth(0.5)
      .strokeColor('#d8cfc8')
      .stroke()

  function row(columns: readonly Column[], cells: string[], face: keyof typeof fonts): void {
    write(face, 9)
    const height = Math.max(...cells.map((cell, n) => paper.heightOfString(cell, { width: columns[n]!.width - 6 })))
    if (paper.y + height > bottom) paper.addPage()
    const top = paper.y + 4
    let left = margin
    for (const [n, column] of columns.entries()) {
      paper.text(cells[n]!, left, top, { width: column.width - 6, align: column.align })
      left += column.width
    }
    paper.x = margin
    paper.y = top + height + 4
    rule()
  }

  return {
    heading(text) {
      write('bold', 16).text(text, margin, paper.y, { width })
      paper.moveDown(0.6)
    },
    lines(texts) {
      write('regular', 10)
      for (const text of texts) paper.text(text, margin, paper.y, { width })
      paper.moveDown(0.8)
    },
    facts(pairs) {
      for (const [name, value] of pairs) {
        const top = paper.y
        write('regular', 10, faint).text(name, margin, top, { width: 90 })
        write('regular', 10).text(value, margin + 95, top, { width: width - 95 })
      }
      paper.moveDown(1)
    },
    table(columns, rows) {
      row(
        columns,
        columns.map(({ title }) => title),
        'bold',
      )
      for (const cells of rows) row(columns, cells, 'regular')
      paper.moveDown(0.8)
    },
    sums(pairs) {
      if (paper.y + pairs.length * sumHeight > bottom) paper.addPage()
      for (const [n, [name, amount]] of pairs.entries()) {
        const top = paper.y
        write(n === pairs.length - 1 ? 'bold' : 'regular', 10)
        paper.text(name, margin + 200, top, { width: 200 })
        paper.text(amount, margin + 400, top, { width: 109, align: 'right' })
        paper.y = top + sumHeight
      }
      paper.x = margin
      paper.moveDown(0.8)
    },
  }
}
