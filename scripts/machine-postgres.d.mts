/** The newest of 15 and later that is installed, null where there is none. */
export function findMachinePostgres(): { bin: string; version: number } | null
export function startMachinePostgres(found: { bin: string }): Promise<{ url: string; stop: () => void }>
