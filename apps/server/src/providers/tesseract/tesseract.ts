import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { Problem } from '#platform/problem.ts'
import type { PhotoReader } from '../photo-reader.ts'
import { runBounded } from './run-bounded.ts'

export type TesseractConfig = { executable: string }

const languages = ['eng', 'hin'] as const
/** How many photos may wait for the one being read: each takes a CPU core for seconds. */
const queueMax = 4
/** A full A4 page of 2,560 × 3,300 px took 2.3 s and 144 MB (Tesseract 5.3). */
const limits = { memoryMb: 1000, endsWithinMs: 30_000, outputBytes: 200_000 }

/** Returns the configured executable, or the one on the PATH; null if there is neither. */
export function findTesseract(setting: string | null, pathVariable: string): TesseractConfig | null {
  const places = setting
    ? [setting]
    : pathVariable.split(path.delimiter).flatMap((folder) => (folder ? [path.join(folder, 'tesseract')] : []))
  const executable = places.find(isExecutable)
  return executable === undefined ? null : { executable }
}

function isExecutable(place: string): boolean {
  try {
    accessSync(place, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Tesseract as a child process: one at a time, with a limit on time, memory and output, and without our environment. */
export function tesseract({ executable }: TesseractConfig): PhotoReader {
  let ready: Promise<boolean> | null = null
  let last: Promise<unknown> = Promise.resolve()
  let pendingReads = 0

  async function ask(): Promise<boolean> {
    const { code, output } = await runBounded(executable, ['--list-langs'], null, limits)
    const known = output.split(/\s+/)
    return code === 0 && languages.every((language) => known.includes(language))
  }

  async function recognize(photo: Buffer): Promise<string | null> {
    // 300 dpi instead of a guess; mode 3 detects columns itself.
    const options = ['stdin', 'stdout', '-l', languages.join('+'), '--psm', '3', '--dpi', '300']
    const { code, output } = await runBounded(executable, options, photo, limits)
    return code === 0 ? output : null
  }

  return {
    isReady: () => (ready ??= ask()),
    async read(photo) {
      if (pendingReads > queueMax) throw new Problem('server.busy', { retryAfterSeconds: 15 })
      pendingReads++
      const mine = last.then(() => recognize(photo))
      last = mine.catch(() => undefined)
      try {
        return await mine
      } finally {
        pendingReads--
      }
    },
  }
}
