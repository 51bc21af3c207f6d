import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const dist = path.resolve(import.meta.dirname, '../dist')
const assets = path.join(dist, 'assets')

/** Transfer sizes in bytes, brotli-compressed as by the build. */
export type Wire = {
  /** All scripts that a first, signed-out visit runs or waits for, including the inline one. */
  first: number
  /** The page itself, including its style sheet. */
  html: number
  css: number
  /** Scripts shared by all signed-in pages except the dashboard, in addition. */
  shell: number
  /** Scripts of each page, in addition to both. */
  pages: Record<string, number>
  /** The page of the dashboard and all its scripts. */
  dashboard: number
  /** The reminder parser, a separate chunk. */
  reader: number
}

/** The style sheet, inlined in index.html. */
export const styles = (): string =>
  /<style>([\s\S]*?)<\/style>/.exec(readFileSync(path.join(dist, 'index.html'), 'utf8'))![1]!

/** Adds up the built files; index.html lists what each page starts, for boot.ts. */
export function wire(): Wire {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const main = path.basename(/data-main="([^"]+)"/.exec(html)![1]!)
  const pages = JSON.parse(/data-pages="([^"]+)"/.exec(html)![1]!.replaceAll('&quot;', '"')) as Record<string, string[]>
  // The dashboard starts with less than the other pages share.
  const lists = Object.entries(pages).flatMap(([page, names]) => (page === '/' || page === '/dashboard' ? [] : [names]))
  const shell = lists[0]!.filter((name) => lists.every((names) => names.includes(name)))
  const sum = (names: string[]) => names.reduce((bytes, name) => bytes + sizeOf(path.join(assets, name)), 0)
  const scripts = sum([main, ...importsOf(main)])
  // It is part of the page.
  const boot = brotliCompressSync(/<script data-main=[^>]*>([\s\S]*?)<\/script>/.exec(html)![1]!).length
  const inline = /<style>([\s\S]*?)<\/style>/.exec(html)![1]!

  return {
    first: scripts + boot,
    html: sizeOf(path.join(dist, 'index.html')),
    css: brotliCompressSync(inline).length,
    shell: sum(shell),
    pages: Object.fromEntries(
      Object.entries(pages).map(([page, names]) => [page, sum(names.filter((name) => !shell.includes(name)))]),
    ),
    dashboard: sizeOf(path.join(dist, 'index.html')) + scripts + sum(pages['/dashboard']!),
    reader: sum(readdirSync(assets).filter((name) => /^reader-.*\.js$/.test(name))),
  }
}

function importsOf(name: string, known = new Set<string>([name])): string[] {
  const source = readFileSync(path.join(assets, name), 'utf8')
  for (const [, imported] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    if (known.has(imported!)) continue
    known.add(imported!)
    importsOf(imported!, known)
  }
  return [...known].filter((one) => one !== name)
}

/** A file that brotli would not make smaller has no compressed version. */
function sizeOf(file: string): number {
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size
}
