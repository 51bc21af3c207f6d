import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, server, test } from '../fixtures.ts'

test('HOME-5 HOME-6 two members plan one meal and fill one cart: who eats, whom a dish doesn’t suit, the cook’s message, who added what', async ({
  signedIn,
  person,
  request,
}) => {
  const asha = { authorization: `Bearer ${person.token}` }
  const invitation = await request.post('/api/household/invitations', { data: { role: 'adult' }, headers: asha })
  const { code } = (await invitation.json()) as { code: string }
  const details = { email: `${randomUUID()}@example.in`, password: 'Marigold7', full_name: 'Rohan Rao' }
  const answer = await request.post('/api/auth/register', {
    data: details,
    headers: { 'x-forwarded-for': '10.78.1.2' },
  })
  const rohan = { authorization: `Bearer ${((await answer.json()) as { access_token: string }).access_token}` }
  await server.proveAddress(details.email)
  await request.post('/api/profile/complete-tutorial', { headers: rohan })
  await request.post('/api/household/join', { data: { code }, headers: rohan })
  await request.put('/api/recipes/diet', { data: { exclude_allergens: ['milk'] }, headers: rohan })
  await request.post('/api/household/members', { data: { name: 'Lata', language: 'hi' }, headers: asha })
  const { dishes } = (await (await request.get('/api/recipes/chosen', { headers: asha })).json()) as {
    dishes: unknown[]
  }
  expect(dishes).toEqual([])
  const table = (await (await request.get('/api/household/table', { headers: asha })).json()) as { day: string }
  await signedIn.goto('/recipes')
  await expect(signedIn.getByRole('region', { name: 'Cooking today' })).toContainText('Tap Cook on a dish')
  const dinner = { recipe_id: 'punjab.dal-makhani', day: table.day, meal: 'dinner' }
  await request.post('/api/recipes/chosen', { data: dinner, headers: rohan })

  await signedIn.goto('/recipes')
  const cooking = signedIn.getByRole('region', { name: 'Cooking today' })
  await expect(cooking).toContainText('Dal Makhani')
  await expect(cooking).toContainText('Not for Rohan: milk')
  await expect(cooking).toContainText('2 servings')
  await expectAccessible(signedIn)
  await cooking.getByRole('button', { name: /2 eat/ }).click()
  const eaters = signedIn.getByRole('dialog', { name: 'Who eats' })
  await eaters.getByRole('button', { name: 'More guests' }).click()
  await eaters.getByRole('switch', { name: 'Lata' }).click()
  await expect(eaters.getByRole('switch', { name: 'Lata' })).toBeChecked()
  await expectAccessible(signedIn)
  await eaters.getByRole('button', { name: 'Done' }).click()
  await expect(cooking).toContainText('4 servings')

  await cooking.getByRole('button', { name: 'Message the cook' }).click()
  const message = signedIn.getByRole('dialog', { name: 'Message the cook' })
  await expect(message).toContainText('दाल मखनी')
  await expect(message).toContainText('खाने वाले: 4')
  const link = await message.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(new URL(link!).searchParams.get('text')).toContain('नमस्ते Lata')
  await expectAccessible(signedIn)
  await signedIn.keyboard.press('Escape')

  await signedIn.goto('/settings#household')
  await signedIn.getByRole('switch', { name: 'One cart for the household' }).click()
  await expect(signedIn.getByRole('switch', { name: 'One cart for the household' })).toBeChecked()
  await expectAccessible(signedIn)
  await signedIn.goto('/cart')
  const line = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal', action: 'order_online' }
  await request.post('/api/cart/add', { data: line, headers: rohan })
  await expect(signedIn.getByRole('listitem').filter({ hasText: 'Dal Tadka' })).toContainText('· Rohan')
  await expect(signedIn.getByText('Your household’s cart')).toBeVisible()
  await expectAccessible(signedIn)
})
