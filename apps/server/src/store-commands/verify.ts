import { digestOf } from '#platform/db/transfer/digest.ts'
import type { OpenPlace } from '#platform/db/transfer/place.ts'
import { inSnapshot } from '#platform/db/transfer/snapshot.ts'
import type { Digests } from './report.ts'

/** Returns count and checksum of each table in one snapshot. */
export function digestsOf(place: OpenPlace): Promise<Digests> {
  return inSnapshot(place, { holding: false }, async (client, { tables }) => {
    const digests: Digests = {}
    for (const table of tables) digests[table.name] = await digestOf(client, table)
    return digests
  })
}

/** Returns the differences between two stores, one line each. */
export function differencesOf(one: Digests, other: Digests): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
  return names.flatMap((name) => {
    const [left, right] = [one[name], other[name]]
    if (left?.rows === right?.rows && left?.sum === right?.sum) return []
    return `${name}: ${left?.rows ?? 'no'} rows, and ${right?.rows ?? 'no'}${left?.rows === right?.rows ? ' others' : ''}`
  })
}
