import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, expectAccessible, test } from '../fixtures.ts'

test('INOUT-5 a webhook is created, tested, gets a reminder’s event, shows response codes, and is deleted', async ({
  signedIn,
  person,
}) => {
  const answers: number[] = []
  const types: string[] = []
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const status = answers.shift() ?? 204
      if (status === 204) types.push((JSON.parse(body) as { type: string }).type)
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  await signedIn.goto('/settings#programs')
  await expect(signedIn.getByText('No webhooks yet.')).toBeVisible()
  await signedIn.getByLabel('New webhook for').fill('Lamp')
  await signedIn.getByLabel('Webhook URL').fill('https://192.168.1.7/hook')
  await signedIn.getByRole('button', { name: 'Create webhook' }).click()
  await expect(signedIn.getByText('That address is in a private network, which we never call.')).toBeVisible()
  await signedIn.getByLabel('Webhook URL').fill(`http://127.0.0.1:${port}/hook`)
  await signedIn.getByRole('button', { name: 'Create webhook' }).click()
  await expect(signedIn.getByLabel('Signing secret')).toHaveValue(/^whsec_/)

  await signedIn.getByRole('button', { name: 'Send a test to Lamp' }).click()
  await expect(signedIn.getByText('Test delivered: HTTP 204')).toBeVisible()
  answers.push(500)
  await signedIn.getByRole('button', { name: 'Send a test to Lamp' }).click()
  await expect(signedIn.getByText('Your server answered with 500.')).toBeVisible()
  const headers = { authorization: `Bearer ${person.token}` }
  await signedIn.request.post('/api/reminders/ai', { data: { text: 'buy milk tomorrow' }, headers })
  await expect.poll(() => types).toEqual(['test', 'reminder.created'])
  await signedIn.getByRole('button', { name: 'Deliveries to Lamp' }).click()
  const deliveries = signedIn.getByRole('list', { name: 'Deliveries' })
  await expect(deliveries.getByText('Delivered · 204')).toHaveCount(2)
  await expect(deliveries.getByText('Failed · 500')).toBeVisible()
  await expectAccessible(signedIn)

  const on = signedIn.getByRole('switch', { name: /^On\b.*Lamp/ })
  await on.click()
  await expect(on).not.toBeChecked()
  await signedIn.getByRole('button', { name: 'Delete Lamp' }).click()
  await signedIn.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(signedIn.getByText('No webhooks yet.')).toBeVisible()
  receiver.close()
  receiver.closeAllConnections()
})
