import { version } from '@planner/contract/constants/page'
import { type Endpoint, isInQuery, pathNames } from '@planner/contract/endpoint'
import * as z from 'zod'
import { namedSchemas } from './named-schemas.ts'

type Schema = Record<string, unknown>
export type Description = Schema
type ObjectSchema = Schema & { properties?: Record<string, Schema>; required?: string[] }

/**
 * Builds the OpenAPI 3.1 description of the API from the contract. An operation's id is its method and path: `PUT
 * /api/reminders/:id` is `putRemindersById`. The server adds its URL.
 */
export function describeApi(endpoints: readonly Endpoint[]): Description {
  const results = resultsOf(endpoints)
  const paths: Record<string, Record<string, Schema>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, results) }
  }
  const tags = [...new Set(endpoints.map(tagOf))].sort().map((name) => ({ name }))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Daily Planner',
      version,
      description:
        'Every failure answers `{"detail": "one readable sentence"}` with its code in the header x-problem. A list that goes on says where in the header Link (rel="next").',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags,
    paths,
    components: {
      schemas: { Failure: failure, ...schemasOf(endpoints, results) },
      responses: {
        Refused: {
          description: 'Refused, with one readable sentence',
          headers: { 'x-problem': { description: 'A code that programs can compare', schema: { type: 'string' } } },
          content: { 'application/json': { schema: refTo('Failure') } },
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a session' },
      },
    },
  }
}

const failure = { type: 'object', properties: { detail: { type: 'string' } }, required: ['detail'] }

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const tagOf = ({ path }: Endpoint): string => path.split('/')[2]!

/** 'getRecipesTaskStatusByTaskId' */
function operationIdOf({ method, path }: Endpoint): string {
  const words = path
    .slice('/api/'.length)
    .split('/')
    .flatMap((part) => (part.startsWith(':') ? ['by', ...part.slice(1).split('_')] : part.split(/[-_]/)))
  return method.toLowerCase() + words.map(capital).join('')
}

const capital = (word: string): string => word.replace(/^./, (first) => first.toUpperCase())

const bodyName = (endpoint: Endpoint): string => `${capital(operationIdOf(endpoint))}Body`
const resultName = (endpoint: Endpoint): string => `${capital(operationIdOf(endpoint))}Result`

type Results = ReturnType<typeof resultsOf>

/** Names the result schemas of the calls; several calls may share one. */
function resultsOf(endpoints: readonly Endpoint[]) {
  const results = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(namedSchemas)) results.add(schema, { id })
  for (const endpoint of endpoints) {
    if (!endpoint.produces && !results.has(endpoint.result)) results.add(endpoint.result, { id: resultName(endpoint) })
  }
  return results
}

/** Returns the schemas of all results and bodies. */
function schemasOf(endpoints: readonly Endpoint[], results: Results): Record<string, Schema> {
  const written = z.toJSONSchema(results, { io: 'output', unrepresentable: 'any', uri: uriOf }).schemas
  const bodies = endpoints.flatMap((endpoint) => {
    const body = bodyOf(endpoint)
    return body ? [[bodyName(endpoint), body] as const] : []
  })
  const answers = Object.entries(written).map(([name, schema]) => [name, plain(schema)] as const)
  return Object.fromEntries([...answers, ...bodies])
}

const uriOf = (id: string): string => `#/components/schemas/${id}`

/** Removes keywords that a component does not need. */
function plain({ $schema: _schema, $id: _id, ...schema }: Schema): Schema {
  return schema
}

const inputOf = ({ input }: Endpoint): ObjectSchema =>
  plain(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema) as ObjectSchema

/** Returns the schema of the JSON body: all input that is not in the path. Null if there is none. */
function bodyOf(endpoint: Endpoint): Schema | null {
  if (isInQuery(endpoint)) return null
  const names = pathNames(endpoint.path)
  const { properties = {}, required = [], ...rest } = inputOf(endpoint)
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)))
  if (Object.keys(own).length === 0) return null
  const needed = required.filter((name) => !names.includes(name))
  return { ...rest, properties: own, ...(needed.length > 0 && { required: needed }) }
}

function operationOf(endpoint: Endpoint, results: Results): Schema {
  const { summary, access, produces, result } = endpoint
  const body = bodyOf(endpoint)
  const parameters = [...parametersOf(endpoint), ...headersOf(endpoint)]
  const content = produces
    ? { [produces]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: refTo(results.get(result)!.id) } }
  return {
    operationId: operationIdOf(endpoint),
    summary,
    tags: [tagOf(endpoint)],
    // Set for public calls too, as an empty list.
    security: access === 'anyone' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.takes && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    ...(body && {
      requestBody: {
        required: Array.isArray(body.required),
        content: { 'application/json': { schema: refTo(bodyName(endpoint)) } },
      },
    }),
    responses: {
      '200': { description: 'Done', content },
      '4XX': { $ref: '#/components/responses/Refused' },
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

function parametersOf(endpoint: Endpoint): Schema[] {
  const names = pathNames(endpoint.path)
  const { properties = {}, required = [] } = inputOf(endpoint)
  return Object.entries(properties)
    .filter(([name]) => names.includes(name) || isInQuery(endpoint))
    .map(([name, schema]) => ({
      name,
      in: names.includes(name) ? 'path' : 'query',
      required: names.includes(name) || required.includes(name),
      schema,
    }))
}

const headers = {
  version: ['If-Match', 'The version that the change is based on, as "7"'],
  'idempotency-key': ['Idempotency-Key', 'Chosen by the caller: a repeated call is answered as the first was'],
} as const

const headersOf = ({ carries = [] }: Endpoint): Schema[] =>
  carries.map((one) => ({
    name: headers[one][0],
    in: 'header',
    required: false,
    description: headers[one][1],
    schema: { type: 'string' },
  }))
