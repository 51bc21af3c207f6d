import { type LegalName, legalNames } from '@planner/contract/legal/names'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { dataRecipientsOf } from '#data-recipients.ts'
import { plainPagePolicy } from '../security-headers.ts'
import { legalPage, noLegalPage } from './legal-page.ts'

/**
 * Serves the legal texts as plain pages, for people who are not signed in or have scripts disabled
 * (docs/product/decisions.md#8).
 */
export function serveLegal(app: FastifyInstance, context: Context): void {
  const installation = { operator: context.config.operator, recipients: dataRecipientsOf(context) }
  const serve = (path: string, name: LegalName) =>
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', plainPagePolicy)
        .send(legalPage(name, installation, context.clock.now())),
    )
  for (const name of legalNames) serve(`/legal/${name}`, name)
  serve('/legal', 'privacy')
  app.get('/legal/*', { schema: { hide: true } }, (_request, reply) =>
    reply
      .code(404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', plainPagePolicy)
      .send(noLegalPage()),
  )
}
