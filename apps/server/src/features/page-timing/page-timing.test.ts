import * as auth from '@planner/contract/account/auth'
import { report, timingHeader } from '@planner/contract/page-timing'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

test('without PAGE_TIMING the page sends no timings and the server accepts none', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect((await asha.ask(auth.me, {})).headers[timingHeader]).toBeUndefined()
  expect(await server.anyone.ask(report, { page: 'cart', inp_ms: 100 })).toMatchObject({ status: 404 })
  expect((await server.app.inject('/metrics')).body).not.toMatch(/^planner_page_inp_seconds_count/m)
})

test('with PAGE_TIMING=on times become metrics by page, and name nobody', async () => {
  await using server = await startTestServer({ environment: { PAGE_TIMING: 'on' } })
  const asha = await server.aPerson()
  expect((await asha.ask(auth.me, {})).headers[timingHeader]).toBe('on')

  await server.anyone.call(report, { page: 'cart', inp_ms: 180, lcp_ms: 900, cls: 0.12 })
  await server.anyone.call(report, { page: 'cart', lcp_ms: 1100 })
  const { body } = await server.app.inject('/metrics')
  for (const line of [
    /^planner_page_inp_seconds_bucket\{page="cart",le="0\.2"\} 1$/m,
    /^planner_page_inp_seconds_bucket\{page="cart",le="0\.1"\} 0$/m,
    /^planner_page_inp_seconds_count\{page="cart"\} 1$/m,
    /^planner_page_lcp_seconds_count\{page="cart"\} 2$/m,
    /^planner_page_cls_bucket\{page="cart",le="0\.1"\} 0$/m,
    /^planner_page_cls_bucket\{page="cart",le="0\.25"\} 1$/m,
    /^planner_page_cls_count\{page="cart"\} 1$/m,
  ]) {
    expect(body).toMatch(line)
  }
  expect(body).not.toContain(asha.id)
  for (const wrong of [
    { page: '/r/secret-token' },
    { page: 'cart', inp_ms: -1 },
    { page: 'cart', lcp_ms: 60_001 },
    { page: 'cart', cls: -0.1 },
  ]) {
    expect(await server.anyone.ask(report, wrong as never)).toMatchObject({ status: 422 })
  }
})
