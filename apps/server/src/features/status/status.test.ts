import * as status from '@planner/contract/status'
import { expect, test } from 'vitest'
import { startRazorpay } from '#test/stand-ins/razorpay/razorpay.ts'
import { startTestServer } from '#test/test-server.ts'

// docs/product/decisions.md#4
test('health and readiness are public', async () => {
  await using server = await startTestServer()
  expect(await server.anyone.call(status.health, {})).toEqual({ status: 'ok' })
  expect(await server.anyone.call(status.ready, {})).toEqual({ status: 'ready' })
})

// docs/product/decisions.md#34
test('the status lists connected providers without any key', async () => {
  await using gateway = await startRazorpay()
  await using bare = await startTestServer()
  expect(await bare.anyone.call(status.config, {})).toEqual({
    channels: { app: true, sms: false, whatsapp: false, telegram: false, email: false, voice: false },
    phone_verification: false,
    payments: null,
    maps: false,
    push_public_key: bare.context.pushPublicKey,
    operator: { name: null, address: null, gstin: null, contact_email: null, grievance_officer: null },
    recipients: ['web-push', 'outbox'],
  })
  await using shop = await startTestServer({ environment: gateway.environment })
  const answer = await shop.anyone.ask(status.config, {})
  expect(answer.body).toMatchObject({ payments: 'razorpay', recipients: ['web-push', 'razorpay', 'outbox'] })
  expect(JSON.stringify(answer.body)).not.toContain('secret')
})
