import path from 'node:path'
import webPush from 'web-push'
import type { Config } from '#config.ts'
import { secretFile } from '#platform/crypto/secret-file.ts'
import { makeDataDir } from '#platform/data-dir.ts'

export type PushKeys = { publicKey: string; privateKey: string }

/**
 * Returns the VAPID key pair (RFC 8292) of the configuration, or the one generated on first start and kept in the data
 * folder.
 */
export function pushKeys(config: Pick<Config, 'push' | 'dataDir'>): PushKeys {
  if (config.push.keys) return config.push.keys
  makeDataDir(config.dataDir)
  const made = secretFile(path.join(config.dataDir, 'vapid.json'), () => JSON.stringify(webPush.generateVAPIDKeys()))
  return JSON.parse(made) as PushKeys
}
