import { readFileSync } from 'node:fs'
import path from 'node:path'
import { callbackPath, complete, connectionChannel, returnKey } from '@planner/contract/google'
import { problems } from '@planner/contract/problems'
import type { FastifyInstance } from 'fastify'

const scriptPath = `${callbackPath}.js`
const script = readFileSync(path.join(import.meta.dirname, 'callback.js'))

/** Contains nothing from the URL: only the script reads the response of Google. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<title>Google - Daily Planner</title>
<style>
  body {
    font: 1.0625rem/1.5 system-ui, sans-serif; box-sizing: border-box; min-height: 100dvh; margin: 0; padding: 1.5rem;
    display: grid; place-content: center; justify-items: center; gap: 1.25rem; text-align: center;
    background: light-dark(#fcf9f4, #1c1815); color: light-dark(#2c1b30, #f4eae0);
  }
  p { margin: 0; max-width: 24rem }
  a { color: light-dark(#9c3d0b, #f5b168); font-weight: 600 }
</style>
<body data-complete="${complete.path}" data-channel="${connectionChannel}" data-return-key="${returnKey}" data-home="/google" data-unreached="${problems['server.unavailable'].detail}">
<p role="status">Connecting Google …</p>
<a href="/google" hidden>Back to Daily Planner</a>
<script type="module" src="${scriptPath}"></script>
</body>
</html>
`

/**
 * Serves the page to which Google redirects: it posts Google's response from the browser, in the session that asked for
 * it.
 */
export function serveGoogleCallback(app: FastifyInstance): void {
  app.get(callbackPath, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .send(page),
  )
  app.get(scriptPath, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  )
}
