export type FoundPgBouncer = { bin: string; libraries: string | null }
export function findPgBouncer(log: (line: string) => void): FoundPgBouncer | null
export function startPgBouncer(found: FoundPgBouncer, url: string): Promise<{ url: string; stop: () => void }>
