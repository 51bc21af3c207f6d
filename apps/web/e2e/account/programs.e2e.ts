import { expect, expectAccessible, test } from '../fixtures.ts'

test('INOUT-5 a token is created with permissions, shown once, and revoked', async ({ signedIn }) => {
  await signedIn.goto('/settings#programs')
  await expect(signedIn.getByText('No tokens yet.')).toBeVisible()
  await signedIn.getByRole('button', { name: 'Create token' }).click()
  await expect(signedIn.getByText('Please enter a name for the app')).toBeVisible()
  await signedIn.getByLabel('New token for').fill('Desk')
  await signedIn.getByRole('switch', { name: 'See and place orders' }).check()
  await signedIn.getByRole('button', { name: 'Create token' }).click()
  const token = await signedIn.getByLabel('Token', { exact: true }).inputValue()
  const orders = () =>
    signedIn.request.get('/api/orders', { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } })
  expect((await orders()).status()).toBe(200)
  await expectAccessible(signedIn)
  await signedIn.getByRole('button', { name: 'Revoke Desk' }).click()
  await expect(signedIn.getByText('No tokens yet.')).toBeVisible()
  expect((await orders()).status()).toBe(401)
})
