import { expect, test } from '../fixtures.ts'

const dal = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'buy_ingredients', quantity: 3 }

test.describe('while the network is cut', () => {
  test.use({ worker: true })

  test('the Recipes page shows the true count of the cart without a connection', async ({
    signedIn,
    person,
    context,
  }) => {
    const headers = { authorization: `Bearer ${person.token}` }
    expect((await signedIn.request.post('/api/cart/add', { data: dal, headers })).status()).toBe(200)
    await signedIn.goto('/recipes')
    await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
    await signedIn.reload()
    const counter = signedIn.getByRole('main').getByRole('link', { name: /cart/i })
    await expect(counter).toContainText('3')
    await context.setOffline(true)
    await signedIn.reload()
    await expect(counter).toContainText('3')
  })
})
