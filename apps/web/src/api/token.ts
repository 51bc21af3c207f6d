import { storage } from '#platform/storage.ts'

/** The bearer token, kept in local storage under `token`. */
export const token = {
  key: 'token',
  read: (): string | null => storage.read('token'),
  keep: (value: string): void => storage.write('token', value),
  drop: (): void => storage.remove('token'),
}
