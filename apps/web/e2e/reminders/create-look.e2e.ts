import { expect, test } from '../fixtures.ts'

test('LOOK-1 in the create dialog the title stands 16 px below the suggestions', async ({ signedIn }) => {
  await signedIn.goto('/')
  await signedIn.getByRole('button', { name: 'Add reminder' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
  await dialog.getByRole('textbox').first().fill('kal subah 9 baje team ko report bhejna')
  const title = dialog.getByText('Team ko report bhejna', { exact: true })
  await expect(title).toBeVisible()
  const pill = (await dialog.getByRole('button', { name: 'Raat' }).locator('span').boundingBox())!
  expect(Math.abs((await title.boundingBox())!.y - pill.y - pill.height - 16)).toBeLessThanOrEqual(1)
})
