import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { Problem } from '../problem.ts'
import { isPublicAddress } from './public-address.ts'
import { publicWeb, type Resolve } from './public-web.ts'

test.each([
  ['this network', '0.0.0.0'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '192.168.1.1'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.8.8.8'],
  ['link-local, metadata of most clouds', '169.254.169.254'],
  ['CGNAT', '100.64.0.1'],
  ['metadata of Alibaba', '100.100.100.200'],
  ['metadata of Oracle', '192.0.0.192'],
  ['metadata of Azure', '168.63.129.16'],
  ['documentation', '203.0.113.7'],
  ['benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.251'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['IPv6 loopback', '::1'],
  ['IPv6 unspecified', '::'],
  ['IPv4-mapped', '::ffff:10.0.0.1'],
  ['IPv4-mapped, in hex', '::ffff:7f00:1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['IPv6 link-local', 'fe80::1'],
  ['IPv6 unique local', 'fd00:ec2::254'],
  ['IPv6 site-local', 'fec0::1'],
  ['IPv6 multicast', 'ff02::1'],
  ['NAT64', '64:ff9b::a00:1'],
  ['local NAT64', '64:ff9b:1::a00:1'],
  ['6to4', '2002:a00:1::'],
  ['Teredo', '2001:0:a00:1::'],
  ['IPv6 documentation', '2001:db8::1'],
  ['no address', 'example.in'],
])('INOUT-5 a %s address is not public: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '49.36.1.1', '2606:4700::1111', '::ffff:1.1.1.1'])('INOUT-5 %s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

const limits = { bytesMax: 2_000_000, types: /^text\// }

function web({
  resolve,
  loopback = false,
  timeoutMs = 400,
}: {
  resolve?: Resolve
  loopback?: boolean
  timeoutMs?: number
}) {
  const one = publicWeb({ timeoutMs, loopback, userAgent: 'test', ...(resolve && { resolve }) })
  onTestFinished(() => one.close())
  return one
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  )

test.each([
  ['http://example.in/', 'web.address'],
  ['ftp://example.in/', 'web.address'],
  ['file:///etc/passwd', 'web.address'],
  ['example.in', 'web.address'],
  ['', 'web.address'],
  ['https://asha:secret@example.in/', 'web.credentials'],
  ['https://10.1.2.3/', 'web.private'],
  ['https://2130706433/', 'web.private'],
  ['https://0x7f.1/', 'web.private'],
  ['https://0177.0.0.1/', 'web.private'],
  ['https://127.1/', 'web.private'],
  ['https://127.0.0.1./', 'web.private'],
  ['https://[::1]/', 'web.private'],
  ['https://[::ffff:169.254.169.254]/latest/meta-data', 'web.private'],
  ['https://１２７.0.0.1/', 'web.private'],
  ['https://inside.example/', 'web.private'],
  ['https://both.example/', 'web.private'],
  ['https://nowhere.example/', 'web.unknown-host'],
])('INOUT-5 %s is refused before anything is sent: %s', async (address, code) => {
  const resolve: Resolve = async (host) => {
    if (host === 'nowhere.example') throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
    const inside = { address: '10.0.0.7', family: 4 }
    return host === 'both.example' ? [{ address: '1.1.1.1', family: 4 }, inside] : [inside]
  }
  const { check, read, post } = web({ resolve })
  expect(await codeOf(check(address))).toBe(code)
  expect(await codeOf(read(address, limits))).toBe(code)
  expect(await codeOf(post(address, { body: '{}', headers: {} }))).toBe(code)
})

test('INOUT-5 DNS rebinding from a public to a private address is refused', async () => {
  let asked = 0
  const { check, post } = web({
    resolve: async () => [asked++ === 0 ? { address: '1.1.1.1', family: 4 } : { address: '127.0.0.1', family: 4 }],
  })
  await check('https://turns.example/')
  expect(await codeOf(post('https://turns.example/', { body: '{}', headers: {} }))).toBe('web.private')
  expect(asked).toBe(2)
})

test('INOUT-4 redirects are followed, except to private addresses, to other than https, or endlessly', async () => {
  const hops: string[] = []
  const url = await serve((request, response) => {
    hops.push(request.url!)
    const [, kind, rest] = request.url!.split('/')
    if (kind === 'page') return void response.setHeader('content-type', 'text/html').end('<title>Dal</title>')
    const to: Record<string, string> = {
      once: '/page',
      private: 'https://169.254.169.254/latest',
      plain: 'http://example.in/',
      round: `/round/${Number(rest) + 1}`,
    }
    response.writeHead(302, { location: to[kind!]! }).end()
  })
  const { read, post } = web({ loopback: true })
  expect(await read(`${url}/once`, limits)).toEqual({ text: '<title>Dal</title>', address: `${url}/page` })
  expect(await codeOf(read(`${url}/private`, limits))).toBe('web.private')
  expect(await codeOf(read(`${url}/plain`, limits))).toBe('web.address')
  expect(await codeOf(read(`${url}/round/0`, limits))).toBe('web.redirects')
  hops.length = 0
  // A webhook does not follow redirects.
  expect(await post(`${url}/once`, { body: '{}', headers: {} })).toBe(302)
  expect(hops).toEqual(['/once'])
})

test('INOUT-4 a zip bomb, an endless page, a silent server and a non-page are given up with a sentence', async () => {
  const bomb = gzipSync(Buffer.alloc(60_000_000))
  const url = await serve((request, response) => {
    const type = { 'content-type': 'text/html; charset=utf-8' }
    if (request.url === '/bomb') response.writeHead(200, { ...type, 'content-encoding': 'gzip' }).end(bomb)
    if (request.url === '/endless') {
      response.writeHead(200, type)
      const more = () => void (response.write('x'.repeat(65_536)) ? setImmediate(more) : response.once('drain', more))
      more()
    }
    if (request.url === '/picture') response.writeHead(200, { 'content-type': 'image/png' }).end('x')
    if (request.url === '/error') response.writeHead(503, type).end('away')
    if (request.url === '/latin') {
      response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from('Purée', 'latin1'))
    }
  })
  const { read } = web({ loopback: true })
  // The size limit ends them, however slow the machine is.
  const patient = web({ loopback: true, timeoutMs: 30_000 })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await codeOf(patient.read(`${url}/bomb`, limits))).toBe('web.too-large')
  expect(await codeOf(patient.read(`${url}/endless`, limits))).toBe('web.too-large')
  expect(await codeOf(read(`${url}/picture`, limits))).toBe('web.not-a-page')
  expect(await codeOf(read(`${url}/error`, limits))).toBe('web.status')
  expect(await codeOf(read(`${url}/silent`, limits))).toBe('web.slow')
  expect((await read(`${url}/latin`, limits)).text).toBe('Purée')
  expect(await codeOf(read('http://127.0.0.1:9', limits))).toBe('web.unreachable')
})
