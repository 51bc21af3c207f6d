import { type Endpoint, isInQuery, pathNames } from '@planner/contract/endpoint'
import fc from 'fast-check'
import { hostileText } from './dictionary.ts'
import { hostileFor, nearlyValidFor, validFor } from './values.ts'

/** Who calls: the owner of the token, or what is sent instead of one. */
export const askers = ['member', 'admin', 'nobody', 'expired', 'revoked', 'unknown', 'nonsense'] as const
export type Asker = (typeof askers)[number]

/** A request, without the caller's token. */
export type Shot = {
  /** Null for a provider's webhook. */
  endpoint: Endpoint | null
  method: Endpoint['method']
  url: string
  asker: Asker
  headers: Record<string, string>
  body: string | undefined
}

/** Bodies that are not a JSON object, or not sent as one. */
const brokenBodies: { type: string | null; body: string }[] = [
  { type: 'application/json', body: '' },
  { type: 'application/json', body: '{' },
  { type: 'application/json', body: '{"text": "a' },
  { type: 'application/json', body: '[]' },
  { type: 'application/json', body: 'null' },
  { type: 'application/json', body: '"text"' },
  { type: 'application/json', body: '[{"__proto__": {}}]' },
  { type: 'application/json', body: '\ufeff{}' },
  { type: 'application/json', body: '{"text":"a","text":["b"]}' },
  { type: 'application/json; charset=utf-16', body: '{"text":"a"}' },
  { type: 'application/json', body: `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}` },
  { type: 'application/json', body: `{"text":"${'x'.repeat(120_000)}"}` },
  { type: 'application/json', body: `{"text":${'9'.repeat(90_000)}}` },
  { type: 'text/plain', body: '{"text":"a"}' },
  { type: 'text/xml', body: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  { type: 'application/x-www-form-urlencoded', body: 'text=a&is_admin=true' },
  {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\na\r\n--x--',
  },
  { type: 'nonsense', body: '{}' },
  { type: null, body: '{}' },
]

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'if-match': '"1"' },
      { 'if-match': '*' },
      { 'if-match': 'W/"x"' },
      { 'if-match': '9'.repeat(40) },
      { 'idempotency-key': 'key-of-the-fuzzer' },
      { 'idempotency-key': 'x' },
      { 'idempotency-key': 'k'.repeat(5000) },
      { 'x-forwarded-for': '::1, evil, 10.0.0.1' },
      { 'user-agent': '<script>alert(1)</script>'.repeat(100) },
      { 'accept-language': 'xx'.repeat(2000) },
      { accept: 'text/html' },
      { 'sec-fetch-dest': 'document' },
      { 'content-length': '3' },
      { 'x-http-method-override': 'DELETE' },
      { host: 'evil.example' },
    ),
  },
)

const oddSegment = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.slice(0, 400).toWellFormed())),
  fc.constantFrom('%00', '%c0%ae', '%ed%a0%80', '%', '..%2f', 'undefined', '[object%20Object]', '1', '-1'),
)

/** Generates requests to a call: mostly valid or nearly so, but also ones that no client of ours would send. */
export function shotsAt(endpoint: Endpoint): fc.Arbitrary<Shot> {
  const { path, input, access } = endpoint
  const honest = validFor(input, path)
  const inputs = fc.oneof(
    { weight: 5, arbitrary: honest },
    { weight: 4, arbitrary: nearlyValidFor(input, path) },
    { weight: 5, arbitrary: hostileFor(input, path) },
  )
  const strangers = askers.filter((one) => one !== 'member' && one !== 'admin')
  const asker = fc.oneof(
    { weight: 8, arbitrary: fc.constant<Asker>(access === 'admin' ? 'admin' : 'member') },
    { weight: 1, arbitrary: fc.constant<Asker>(access === 'admin' ? 'member' : 'admin') },
    { weight: 2, arbitrary: fc.constantFrom<Asker>(...strangers) },
  )
  const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 11, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })
  const wire = seldom(fc.constantFrom(...brokenBodies))
  const odd = fc.array(seldom(oddSegment), { minLength: 2, maxLength: 2 })
  const isPrefixed = fc.nat(3).map((number) => number > 0)
  return fc
    .tuple(inputs, asker, wire, oddHeaders, odd, isPrefixed)
    .map(([sent, who, broken, headers, oddNames, prefixed]) =>
      shotOf(endpoint, sent as Record<string, unknown>, { who, broken, headers, oddNames, prefixed }),
    )
}

/** A valid attachment: files of other kinds are among the broken bodies. */
const aPdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

type How = {
  who: Asker
  broken: { type: string | null; body: string } | null
  headers: Record<string, string>
  oddNames: (string | null)[]
  prefixed: boolean
}

function shotOf(
  endpoint: Endpoint,
  sent: Record<string, unknown>,
  { who, broken, headers, oddNames, prefixed }: How,
): Shot {
  const { method } = endpoint
  const rest = { ...sent }
  let path: string = endpoint.path
  for (const [index, name] of pathNames(path).entries()) {
    const value = textOf(rest[name]).slice(0, 500).toWellFormed()
    path = path.replace(`:${name}`, () => oddNames[index] ?? (encodeURIComponent(value) || '%20'))
    delete rest[name]
  }
  const inQuery = isInQuery(endpoint)
  const body = endpoint.takes ? (broken?.body ?? aPdf) : inQuery ? undefined : (broken?.body ?? JSON.stringify(rest))
  const type = broken ? broken.type : 'application/json'
  return {
    endpoint,
    method,
    url: `${prefixed ? path : path.replace(/^\/api/, '')}${inQuery ? queryOf(rest) : ''}`,
    asker: who,
    headers: { accept: 'application/json', ...(body !== undefined && type && { 'content-type': type }), ...headers },
    body,
  }
}

/** Generates requests to a provider's webhook: unsigned, or with an invalid signature. */
export function shotsAtWebhook(path: string): fc.Arbitrary<Shot> {
  const body = fc.oneof(hostileText, fc.json(), fc.constantFrom('', 'MessageSid=SM1&MessageStatus=delivered'))
  const signature = fc.oneof(
    fc.constant(''),
    fc.stringMatching(/^[0-9a-f]{64}$/),
    fc.constantFrom('ä', '='.repeat(3000)),
  )
  return fc.tuple(body, signature).map(([sent, signed]) => ({
    endpoint: null,
    method: 'POST',
    url: path,
    asker: 'nobody',
    headers: {
      'content-type': sent.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded',
      'x-razorpay-signature': signed,
      'x-twilio-signature': signed,
      'x-razorpay-event-id': 'evt_1',
    },
    body: sent.slice(0, 90_000),
  }))
}

function queryOf(rest: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined) continue
    // A repeated name is parsed as a list.
    for (const one of Array.isArray(value) ? value.slice(0, 50) : [value])
      query.append(name, textOf(one).slice(0, 8000))
  }
  const written = query.toString()
  return written && `?${written}`
}

/** Encodes a value for a URL; values that cannot be encoded become empty. */
function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value) ?? ''
  return String(value)
}
