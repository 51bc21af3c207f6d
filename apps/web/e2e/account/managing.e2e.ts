import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Person, server, test } from '../fixtures.ts'

/** Creates another person, who is not an administrator. */
async function aMember(page: Page, full_name: string): Promise<Person> {
  const details = { email: `${randomUUID()}@example.in`, password: 'Marigold7', full_name }
  const headers = { 'x-forwarded-for': `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}` }
  const answer = await page.request.post('/api/auth/register', { data: details, headers })
  await server.proveAddress(details.email)
  return { ...details, token: ((await answer.json()) as { access_token: string }).access_token }
}

async function openPerson(page: Page, name: string) {
  await page.goto('/admin')
  await page.getByRole('searchbox', { name: 'Search users' }).fill(name)
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `View ${name}` }).click()
  return page.getByRole('dialog', { name })
}

const signIn = (page: Page, { email, password }: Person) =>
  page.request.post('/api/auth/login', { data: { email, password } })

test('an administrator disables a user after a question, sees it, and enables them again', async ({
  signedIn,
  person,
}) => {
  await server.makeAdmin(person.email)
  const kavya = await aMember(signedIn, `Kavya ${randomUUID().slice(0, 8)}`)
  const drawer = await openPerson(signedIn, kavya.full_name)
  await drawer.getByRole('button', { name: 'Disable account' }).click()
  const question = signedIn.getByRole('alertdialog', { name: `Disable ${kavya.full_name}’s account?` })
  await question.getByRole('button', { name: 'Disable account' }).click()
  await expect(drawer.getByText('Disabled since')).toBeVisible()
  await expect(drawer).toContainText('0 devices')
  await expectAccessible(signedIn)
  const refused = await signIn(signedIn, kavya)
  expect([refused.status(), await refused.json()]).toEqual([
    403,
    { detail: 'This account has been disabled; please contact the administrator of this server' },
  ])
  await drawer.getByRole('button', { name: 'Enable account' }).click()
  await expect(drawer.getByText('Disabled since')).toBeHidden()
  expect((await signIn(signedIn, kavya)).status()).toBe(200)

  // Opening the dialog again shows what has happened since.
  await signedIn.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await signedIn.getByRole('button', { name: `View ${kavya.full_name}` }).click()
  await expect(drawer).toContainText('1 device')
})

test('a disabled user reads why on the sign-in screen', async ({ page, signedIn, person }) => {
  await server.makeAdmin(person.email)
  const kavya = await aMember(signedIn, `Kavya ${randomUUID().slice(0, 8)}`)
  const drawer = await openPerson(signedIn, kavya.full_name)
  await drawer.getByRole('button', { name: 'Disable account' }).click()
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click()
  await expect(drawer.getByText('Disabled since')).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/')
  await page.getByLabel('Email').fill(kavya.email)
  await page.getByLabel('Password', { exact: true }).fill(kavya.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText(/This account has been disabled; please contact the administrator/)).toBeVisible()
})

test('an administrator appoints and removes another with their password', async ({ signedIn, person }) => {
  await server.makeAdmin(person.email)
  const kavya = await aMember(signedIn, `Kavya ${randomUUID().slice(0, 8)}`)
  const drawer = await openPerson(signedIn, kavya.full_name)
  for (const act of ['Make administrator', 'Remove as administrator']) {
    await drawer.getByRole('button', { name: act }).click()
    const dialog = signedIn.getByRole('dialog', { name: `${act}?` })
    const confirm = dialog.getByRole('button', { name: act })
    await dialog.getByLabel('Your password').fill('Wrong1234')
    await confirm.click()
    await expect(dialog.getByText('Incorrect current password.')).toBeVisible()
    await expectAccessible(signedIn)
    await dialog.getByLabel('Your password').fill(person.password)
    await confirm.click()
    await expect(dialog).toBeHidden()
  }
  await expect(drawer.getByRole('button', { name: 'Make administrator' })).toBeVisible()
})

test('who gives up being an administrator is on the dashboard at once', async ({ signedIn, person }) => {
  await server.makeAdmin(person.email)
  const kavya = await aMember(signedIn, `Kavya ${randomUUID().slice(0, 8)}`)
  await server.makeAdmin(kavya.email)
  await signedIn.goto('/admin')
  await signedIn.getByRole('searchbox', { name: 'Search users' }).fill(person.email)
  await expect(signedIn.getByText('1 user', { exact: true })).toBeVisible()
  await signedIn.getByRole('button', { name: /^View / }).click()
  const drawer = signedIn.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Remove as administrator' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Remove as administrator?' })
  await dialog.getByLabel('Your password').fill(person.password)
  await dialog.getByRole('button', { name: 'Remove as administrator' }).click()
  await expect(signedIn).toHaveURL(/\/dashboard$/)
  await signedIn.getByRole('button', { name: 'User menu' }).click()
  await expect(signedIn.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
  await expect(signedIn.getByRole('menuitem', { name: 'Admin' })).toBeHidden()
})
