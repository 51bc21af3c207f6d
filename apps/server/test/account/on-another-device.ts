import * as auth from '@planner/contract/account/auth'
import { type TestClient, testClient } from '../test-client.ts'
import type { TestServer } from '../test-server.ts'

/** Signs a test person in on another device, and returns its client. */
export async function onAnotherDevice(
  server: TestServer,
  { email }: { email: string },
  headers: Record<string, string> = {},
): Promise<TestClient> {
  const { access_token: token } = await server.anyone.call(auth.login, { email, password: 'Marigold7' }, headers)
  return testClient(server.app, token)
}
