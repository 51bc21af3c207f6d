import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { asked, cards, expectFit, expectFitInAnyLight, openPlan, planOf } from '../kitchen.ts'

type Own = { recipes: { id: string; title: string; unsettled: number; planned: boolean }[] }

test('COOK-6 a recipe is written in a form, asked about, settled, planned, shared by a link and exported', async ({
  signedIn,
  person,
  context,
}, info) => {
  await openPlan(signedIn)
  await signedIn.getByRole('tab', { name: 'My Recipes' }).click()
  await expect(signedIn.getByText('No recipes of your own yet')).toBeVisible()
  await signedIn.getByRole('button', { name: 'Write a recipe' }).click()
  const editor = signedIn.getByRole('dialog', { name: 'Write a recipe' })
  await editor.getByRole('textbox', { name: 'Title' }).fill('<b>Nani’s rice</b>')
  for (const [line, amount, name] of [
    ['1', '200', 'rice'],
    ['2', '50', 'nani powder'],
  ] as const) {
    await editor.getByRole('spinbutton', { name: `Amount ${line}` }).fill(amount)
    await editor.getByRole('combobox', { name: `Ingredient ${line}` }).fill(name)
  }
  await editor.getByRole('textbox', { name: 'Step 1' }).fill('Boil the rice until soft. ~{12%minutes}')
  await editor.getByRole('button', { name: 'Save recipe' }).click()
  await expect(editor.getByRole('alert')).toContainText('Add at least two steps')
  await editor.getByRole('textbox', { name: 'Step 2' }).fill('Stir in the nani powder until it smells.')
  await editor.getByRole('button', { name: 'Save recipe' }).click()
  await expect(editor.getByText('What is “nani powder”?')).toBeVisible()
  await expectFit(signedIn)
  await editor.getByRole('button', { name: 'Something else' }).click()
  await editor.getByLabel('It is', { exact: true }).selectOption('Vegetarian')
  await editor.getByRole('checkbox', { name: 'sesame' }).check()
  await editor.getByRole('button', { name: 'Save recipe' }).click()
  await expect(editor).toBeHidden()
  const { recipes } = await asked<Own>(signedIn, person, '/api/recipes/own')
  expect(recipes).toMatchObject([{ title: '<b>Nani’s rice</b>', unsettled: 0 }])

  await signedIn.getByRole('switch', { name: /^Plan it/ }).click()
  await expect.poll(async () => (await asked<Own>(signedIn, person, '/api/recipes/own')).recipes[0]!.planned).toBe(true)
  await signedIn.getByRole('button', { name: '<b>Nani’s rice</b>', exact: true }).click()
  const sheet = signedIn.getByRole('dialog', { name: '<b>Nani’s rice</b>' })
  await expect(sheet.getByText('Your recipe', { exact: true })).toBeVisible()
  await expect(sheet.getByText('Boil the 200 g rice until soft.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Share Recipe' }).click()
  const share = signedIn.getByRole('dialog', { name: 'Share Recipe' })
  await expect(share.getByRole('button', { name: 'Copy Link' })).toBeHidden()
  await share.getByRole('button', { name: 'Create link' }).click()
  await expect(share.getByRole('button', { name: 'Copy Link' })).toBeVisible()
  const text = new URL((await share.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))!).searchParams.get(
    'text',
  )!
  const link = /http\S+$/.exec(text)![0]
  const stranger = await context.browser()!.newPage()
  expect((await stranger.goto(link))!.status()).toBe(200)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('<b>Nani’s rice</b>')
  await share.getByRole('button', { name: 'Turn off link' }).click()
  await expect(share.getByRole('button', { name: 'Create link' })).toBeVisible()
  expect((await stranger.goto(link))!.status()).toBe(404)
  await stranger.close()
  await signedIn.keyboard.press('Escape')
  await sheet.getByRole('button', { name: 'Close' }).click()

  const download = signedIn.waitForEvent('download')
  await signedIn.getByRole('button', { name: 'Export <b>Nani’s rice</b>' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('b-nani-s-rice-b.cook')
  const saved = info.outputPath('nani.cook')
  await file.saveAs(saved)
  await signedIn.getByRole('button', { name: 'Delete <b>Nani’s rice</b>' }).click()
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(signedIn.getByText('No recipes of your own yet')).toBeVisible()
  await signedIn.getByLabel('Recipe files').setInputFiles([
    { name: 'nani.cook', mimeType: 'text/plain', buffer: await readFile(saved) },
    {
      name: 'broken.cook',
      mimeType: 'text/plain',
      buffer: Buffer.from('---\ntitle: Broken\n---\n\nAdd @ghee{2%bowls}.'),
    },
  ])
  await expect(signedIn.getByText('1 recipe imported')).toBeVisible()
  await expect(signedIn.getByRole('alert')).toContainText('broken.cook: Line 5: ')
})

test('COOK-6 any dish is made yours and changed, as a form and as text', async ({ signedIn, person }) => {
  const dish = (await planOf(signedIn, person)).sections.Breakfast![0]!
  await openPlan(signedIn)
  await cards(signedIn).first().getByRole('button', { name: 'View Recipe' }).click()
  await signedIn.getByRole('button', { name: 'Make it mine' }).click()
  const editor = signedIn.getByRole('dialog', { name: 'Edit your recipe' })
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue(dish.title)
  await editor.getByRole('textbox', { name: 'Title' }).fill('My way')
  // The other view is built from the saved recipe.
  await editor.getByRole('radio', { name: 'Text' }).click()
  const text = editor.getByRole('textbox', { name: 'Recipe in Cooklang' })
  await expect(text).toHaveValue(/^---\ntitle: My way\n/)
  const before = await text.inputValue()
  await text.fill(before.replace(/@([^{]+)\{[\d.]+%g\}/, '@$1{1%bowl}'))
  await editor.getByRole('button', { name: 'Save recipe' }).click()
  await expect(editor.getByRole('alert')).toContainText(/^Line \d+: .+unknown unit 'bowl'/)
  await text.fill(before.replace('My way', 'Our way'))
  await editor.getByRole('button', { name: 'Save recipe' }).click()
  await expect(editor).toBeHidden()
  expect((await asked<Own>(signedIn, person, '/api/recipes/own')).recipes).toMatchObject([{ title: 'Our way' }])
})

for (const [width, otherWidths] of [
  [360, []],
  [1280, [768]],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('COOK-6 the list and editor of own recipes fit and are accessible', async ({ signedIn, person }) => {
      const headers = { authorization: `Bearer ${person.token}` }
      const data = { recipe_id: 'punjab.dal-makhani' }
      expect((await signedIn.request.post('/api/recipes/own/copy', { headers, data })).status()).toBe(200)
      await openPlan(signedIn)
      await signedIn.getByRole('tab', { name: 'My Recipes' }).click()
      await signedIn.getByRole('button', { name: 'Edit Dal Makhani' }).waitFor()
      await expectFitInAnyLight(signedIn, otherWidths)
      await signedIn.getByRole('button', { name: 'Edit Dal Makhani' }).click()
      await expect(signedIn.getByRole('combobox', { name: 'Ingredient 1', exact: true })).toBeVisible()
      await expectFitInAnyLight(signedIn, otherWidths)
    })
  })
}

test('COOK-6 a half-written recipe is asked about before Escape, Back or a reload loses it', async ({ signedIn }) => {
  await openPlan(signedIn)
  await signedIn.getByRole('tab', { name: 'My Recipes' }).click()
  await signedIn.getByRole('button', { name: 'Write a recipe' }).click()
  const editor = signedIn.getByRole('dialog', { name: 'Write a recipe' })
  const title = editor.getByRole('textbox', { name: 'Title' })
  await title.fill('Aji’s dal')
  await signedIn.keyboard.press('Escape')
  await expect(editor.getByText('Leave without saving?')).toBeVisible()
  // A second press withdraws the question.
  await signedIn.keyboard.press('Escape')
  await expect(editor.getByText('Leave without saving?')).toHaveCount(0)
  await signedIn.goBack()
  await expect(editor.getByText('Leave without saving?')).toBeVisible()
  await editor.getByRole('button', { name: 'Keep editing' }).click()
  await expect(title).toHaveValue('Aji’s dal')

  const asked = signedIn.waitForEvent('dialog')
  const reload = signedIn.reload({ timeout: 5_000 }).catch(() => null)
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await reload
  await expect(title).toHaveValue('Aji’s dal')

  await signedIn.goBack()
  await editor.getByRole('button', { name: 'Discard' }).click()
  await expect(editor).toHaveCount(0)
  await signedIn.getByRole('button', { name: 'Write a recipe' }).click()
  await expect(title).toHaveValue('')
  await signedIn.keyboard.press('Escape')
  await expect(editor).toHaveCount(0)

  await signedIn.getByRole('button', { name: 'From a page or text' }).click()
  const bring = signedIn.getByRole('dialog', { name: 'Import a recipe' })
  await bring.getByRole('textbox', { name: 'Recipe URL' }).fill('https://example.com/dal')
  await signedIn.goBack()
  await expect(bring.getByText('Leave without saving?')).toBeVisible()
})
