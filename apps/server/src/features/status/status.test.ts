import * as status from '@planner/contract/status'
import { expect, test } from 'vitest'
import { startHouse } from '#test/house.ts'
import { startRazorpay } from '#test/stand-ins/razorpay/razorpay.ts'

// docs/product/decisions.md#4
test('health and readiness are told to anyone', async () => {
  await using house = await startHouse()
  expect(await house.anyone.call(status.health, {})).toEqual({ status: 'ok' })
  expect(await house.anyone.call(status.ready, {})).toEqual({ status: 'ready' })
})

// docs/product/decisions.md#34
test('what is connected is told, and no key with it', async () => {
  await using gateway = await startRazorpay()
  await using bare = await startHouse()
  expect(await bare.anyone.call(status.config, {})).toEqual({
    channels: { app: true, sms: false, whatsapp: false, email: false, voice: false },
    phone_verification: false,
    payments: null,
    maps: false,
    push_public_key: bare.context.pushPublicKey,
    operator: { name: null, address: null, gstin: null, contact_email: null, grievance_officer: null },
    recipients: ['web-push', 'outbox'],
  })
  await using shop = await startHouse({ environment: gateway.environment })
  const answer = await shop.anyone.ask(status.config, {})
  expect(answer.body).toMatchObject({ payments: 'razorpay', recipients: ['web-push', 'razorpay', 'outbox'] })
  expect(JSON.stringify(answer.body)).not.toContain('secret')
})
