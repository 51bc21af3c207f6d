import { mkdirSync } from 'node:fs'

/** Makes the folder that holds the embedded store and the keys, closed to others where it is new. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
}
