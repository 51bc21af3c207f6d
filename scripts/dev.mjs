// Hot reload for server and web app: the server restarts on a change, the web app is served by Vite on port 5173.
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const port = process.env.PORT ?? '3000'
const server = start(['--watch-preserve-output', '--watch', 'apps/server/src/main.ts'], root)
const page = start([path.join(root, 'node_modules/vite/bin/vite.js')], path.join(root, 'apps/web'))
console.error(`API server on port ${port}. Open the URL that Vite prints below.`)

function start(args, cwd) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, PORT: port } })
  child.once('exit', (code) => {
    stop()
    process.exitCode = code ?? 1
  })
  return child
}

function stop() {
  server?.kill('SIGTERM')
  page?.kill('SIGTERM')
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
