import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { openPlan } from '../kitchen.ts'

test('INOUT-4 a recipe comes in from its address, is looked over and saved', async ({ signedIn }) => {
  const recipe = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Recipe',
        name: 'Dal <b>Tadka</b>',
        recipeYield: '4',
        recipeIngredient: ['1 cup toor dal', '2 tbsp ghee', '1 katori dahi'],
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Lovingly boil the dal for 15 minutes.' }],
      },
    ],
  }
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<script type="application/ld+json">${JSON.stringify(recipe)}</script>`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  await openPlan(signedIn)
  await signedIn.getByRole('tab', { name: 'My Recipes' }).click()
  await signedIn.getByRole('button', { name: 'From a page or text' }).click()
  await signedIn.getByLabel('Recipe URL').fill('https://192.168.1.1/dal')
  await signedIn.getByRole('button', { name: 'Read recipe' }).click()
  await expect(signedIn.getByRole('alert')).toHaveText('That address is in a private network, which we never call.')
  await signedIn.getByLabel('Recipe URL').fill(`http://127.0.0.1:${port}/dal`)
  await signedIn.getByRole('button', { name: 'Read recipe' }).click()
  await expect(signedIn.getByText('1 katori dahi: we took 150 ml')).toBeVisible()
  await expect(signedIn.getByRole('textbox', { name: 'Title' })).toHaveValue('Dal Tadka')
  await expectAccessible(signedIn)
  await signedIn.getByRole('button', { name: 'Save recipe' }).click()
  await expect(signedIn.getByRole('button', { name: 'Dal Tadka', exact: true })).toBeVisible()
  site.close()
  site.closeAllConnections()
})

test('INOUT-4 a pasted text comes in, and what is unknown in it is asked about', async ({ signedIn }) => {
  await openPlan(signedIn)
  await signedIn.getByRole('tab', { name: 'My Recipes' }).click()
  await signedIn.getByRole('button', { name: 'From a page or text' }).click()
  await signedIn.getByRole('radio', { name: 'Text' }).click()
  await signedIn
    .getByLabel('Recipe text')
    .fill(
      '*Nani ki khichdi*\nIngredients:\n• 1 cup rice\n• 1 tsp nani masala\nMethod:\n1. Wash the rice.\n2. Cook it with love.',
    )
  await signedIn.getByRole('button', { name: 'Read recipe' }).click()
  await signedIn.getByRole('button', { name: 'Save recipe' }).click()
  await expect(signedIn.getByText('What is “nani masala”?')).toBeVisible()
})
