import { inject } from 'vitest'
import { databaseUrl } from './postgres.ts'

type Settings = Record<string, string>

/**
 * With TEST_POOLED, changes these settings so that the database is reached through the pooler, and directly where
 * necessary.
 */
export function behindPooler(settings: Settings): Settings {
  const pooler = inject('poolerUrl')
  const url = settings.DATABASE_URL
  const server = url === undefined ? undefined : /^(.*@\/)(\w+)(\?.*)$/.exec(url)
  if (pooler === null || !server || `${server[1]}postgres${server[3]}` !== inject('postgresUrl')) return settings
  return { DATABASE_DIRECT_URL: url!, ...settings, DATABASE_URL: databaseUrl(pooler, server[2]!) }
}
