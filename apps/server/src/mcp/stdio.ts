import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { plannerServer } from './planner-server.ts'

/**
 * Serves the planner's tools on standard input and output, for programs that start it as a child process.
 *
 * @param url of the installation.
 * @param token of a program, from the settings.
 */
export async function serveStdio({ url, token }: { url: string; token: string }): Promise<void> {
  const server = plannerServer(async ({ method, url: path, body, headers }) => {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        ...headers,
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(30_000),
    })
    return { status: answer.status, body: await answer.text() }
  })
  await server.connect(new StdioServerTransport())
}
