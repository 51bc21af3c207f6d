// The planner as an MCP server on standard input and output. PLANNER_URL is its URL, PLANNER_TOKEN a program's token.
import { serveStdio } from '../apps/server/src/mcp/stdio.ts'

const { PLANNER_URL: url = 'http://localhost:3000', PLANNER_TOKEN: token } = process.env
if (!token) {
  console.error('Set PLANNER_TOKEN to a token from Settings → Connected apps')
  process.exit(1)
}
await serveStdio({ url, token })
