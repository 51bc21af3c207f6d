import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** What a parser that was taken over by its file would try. */
const attempts: Record<string, () => unknown> = {
  'read a file of the machine': () => readFileSync('/etc/hostname'),
  'read the folder above the program': () => readFileSync(new URL('../../../../.git/HEAD', import.meta.url)),
  'write next to itself': () => writeFileSync(new URL('./written', import.meta.url), ''),
  'start a process': () => spawnSync('true').error ?? 'started',
  'start a thread': () => new Worker('0', { eval: true }),
}

/** @returns what each attempt came to, and the names of the environment. */
export default function overreach(): { came: Record<string, string>; environment: string[] } {
  const came = Object.fromEntries(Object.entries(attempts).map(([name, attempt]) => [name, codeOf(attempt)]))
  return { came, environment: Object.keys(process.env) }
}

function codeOf(attempt: () => unknown): string {
  try {
    const result = attempt()
    return result instanceof Error ? String((result as NodeJS.ErrnoException).code) : 'allowed'
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code)
  }
}
