// Lists the sources of the product with their imports: the basis of the import rules and of the drawing in
// ARCHITECTURE.md.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/**
 * Every source of apps/ and packages/, without tests.
 * @returns {{ file: string, text: string, imports: string[] }[]} file: path from the root; text: without comment lines;
 * imports: for our files the path from the root, for a package its name
 */
export function readSources() {
  return (
    execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((file) => /^(apps|packages)\//.test(file) && !isTest(file))
      // Git still lists files that were moved or deleted but not committed yet.
      .filter((file) => existsSync(path.join(root, file)))
      .map((file) => {
        const text = readFileSync(path.join(root, file), 'utf8')
        return { file, text: text.replace(/^\s*(\/?\*|\/\/).*$/gm, ''), imports: importsOf(file, text) }
      })
  )
}

/** Returns the feature of the server or the web app that a file belongs to, if any. */
export function featureOf(file) {
  return /^apps\/(?:server|web)\/src\/features\/([^/]+)\//.exec(file)?.[1]
}

function isTest(file) {
  return /\.(test|e2e)\.tsx?$|^apps\/server\/test\/|^apps\/web\/e2e\//.test(file)
}

function importsOf(file, text) {
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].map(([, name]) => name)
  const own = /^(apps\/(?:server|web))\//.exec(file)?.[1]
  return named.map((name) => {
    if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
    if (name.startsWith('#')) return `${own}/${name.startsWith('#test/') ? '' : 'src/'}${name.slice(1)}`
    return name
  })
}
