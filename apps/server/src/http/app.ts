import { bodyLimitBytes } from '@planner/contract/constants/api'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Context } from '#context.ts'
import { isRequestId } from '#platform/request-id.ts'
import { serveApiDocs } from './api-docs.ts'
import { compressAnswers } from './compress-answers.ts'
import { type EdgeLimits, edgeLimits } from './edge-limits.ts'
import { answerFailure } from './errors.ts'
import { serveGoogleCallback } from './google-callback/serve-callback.ts'
import { guardConnections } from './guard-connections.ts'
import { type Inspection, serveInspections } from './inspections.ts'
import { serveLegal } from './legal/serve-legal.ts'
import { answerMalformedRequest } from './malformed-request.ts'
import { observeRequests } from './observe.ts'
import { requestPageTiming } from './request-page-timing.ts'
import { longestName, rewriteUrl } from './rewrite-url.ts'
import type { ResumeSession, Route } from './route.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { type InboundWebhook, serveInboundWebhooks } from './serve-inbound-webhooks.ts'
import { serveMcp } from './serve-mcp.ts'
import { servePages } from './serve-pages.ts'
import { type PlainPage, servePlainPages } from './serve-plain-pages.ts'
import { serveRoutes } from './serve-routes.ts'
import { type SecretFile, serveSecretFiles } from './serve-secret-files.ts'
import { type Stream, serveStreams } from './serve-streams.ts'

type Served = {
  routes: readonly Route[]
  webhooks: readonly InboundWebhook[]
  plainPages?: readonly PlainPage[]
  streams?: readonly Stream[]
  secretFiles?: readonly SecretFile[]
  resumeSession: ResumeSession
  inspections?: readonly Inspection[]
  limits?: Partial<EdgeLimits>
}

/** Builds the Fastify app, ready to listen or for `inject`. */
export async function makeApp(
  context: Context,
  {
    routes,
    webhooks,
    plainPages = [],
    streams = [],
    secretFiles = [],
    resumeSession,
    inspections = [],
    limits: replaced = {},
  }: Served,
): Promise<FastifyInstance> {
  const limits = { ...edgeLimits, ...replaced }
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    bodyLimit: bodyLimitBytes,
    trustProxy: (_address, hop) => hop < context.config.trustedProxies,
    rewriteUrl,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return isRequestId(given) ? given : context.ids.next()
    },
    // The logger already adds the request id to every line.
    childLoggerFactory: (log) => log,
    // Replaced by one line per request (observe.ts).
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: answerMalformedRequest,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestName },
    // Idle keep-alive connections must not delay shutdown.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // Requests other than uploads get less time (guard-connections.ts).
    requestTimeout: Math.max(limits.uploadMs, limits.requestMs),
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
  })
  // Input is validated by the contract.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(answerFailure)

  // Treat an empty JSON body as no body: common for DELETE and POST.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined)
    try {
      done(null, JSON.parse(body as string))
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }))
    }
  })

  observeRequests(app, context)
  guardConnections(app, context, limits)
  await addSecurityHeaders(app, context)
  requestPageTiming(app, context)
  await compressAnswers(app)
  await serveApiDocs(app, context, routes)
  serveRoutes(app, context, routes, { resumeSession, limits })
  serveStreams(app, context, streams, resumeSession)
  serveMcp(app, context, resumeSession)
  await serveInboundWebhooks(app, context, webhooks)
  serveGoogleCallback(app)
  serveLegal(app, context)
  await servePlainPages(app, context, plainPages)
  serveSecretFiles(app, context, secretFiles)
  serveInspections(app, context, inspections)
  await servePages(app)
  return app
}
