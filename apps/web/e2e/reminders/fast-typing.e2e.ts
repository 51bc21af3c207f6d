import type { Page } from '@playwright/test'
import { expect, type Person, test } from '../fixtures.ts'

const things = ['mango', 'guava', 'papaya', 'banana', 'orange']

/** Delays the answer and the code that the question needs. */
async function slowDown(page: Page, { answerMs, codeMs }: { answerMs: number; codeMs: number }): Promise<void> {
  const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  await page.route('**/api/reminders/ai', async (route) => {
    await later(answerMs)
    await route.continue()
  })
  await page.route(/\/assets\/(ConfirmReminder|CreateReminderDialog)-/, async (route) => {
    await later(codeMs)
    await route.continue()
  })
}

/** Types without looking up: each sentence followed by Enter, possibly twice. */
async function typeAll(page: Page, { enters, apartMs }: { enters: number; apartMs: number }): Promise<void> {
  for (const thing of things) {
    await page.keyboard.type(`human ${thing} tomorrow 9 am`, { delay: 25 })
    for (let enter = 0; enter < enters; enter++) {
      await page.keyboard.press('Enter')
      await page.waitForTimeout(apartMs)
    }
    await page.waitForTimeout(apartMs)
  }
}

const titlesOf = async (page: Page, person: Person): Promise<string[]> => {
  const answer = await page.request.get('/api/reminders', { headers: { authorization: `Bearer ${person.token}` } })
  const made = (await answer.json()) as { title: string }[]
  return made.map(({ title }) => title).sort()
}

/** Confirms the remaining questions once each is visible, until as many reminders exist as were typed. */
async function confirmRest(page: Page, person: Person): Promise<void> {
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' })
  await expect(async () => {
    if (await confirm.isVisible()) await page.keyboard.press('Enter')
    expect((await titlesOf(page, person)).length).toBeGreaterThanOrEqual(things.length)
  }).toPass({ timeout: 40_000, intervals: [400] })
}

const wanted = things.map((thing) => `Human ${thing}`).sort()

for (const [name, slow, typing] of [
  ['at once', { answerMs: 0, codeMs: 0 }, { enters: 2, apartMs: 250 }],
  ['late', { answerMs: 700, codeMs: 1500 }, { enters: 2, apartMs: 250 }],
  ['very late, after one Enter each', { answerMs: 1800, codeMs: 200 }, { enters: 1, apartMs: 150 }],
] as const) {
  test(`TASK-3 TASK-11 sentences typed without looking up stay apart where the question comes ${name}`, async ({
    signedIn,
    person,
  }) => {
    test.slow()
    await slowDown(signedIn, slow)
    await signedIn.goto('/')
    const box = signedIn.getByRole('textbox', { name: 'Add a reminder' })
    await expect(box).toBeVisible()
    await signedIn.keyboard.press('n')
    await expect(box).toBeFocused()
    await typeAll(signedIn, typing)
    await confirmRest(signedIn, person)
    expect(await titlesOf(signedIn, person)).toEqual(wanted)
    await expect(box).toHaveValue('')
    await expect(signedIn.getByRole('alertdialog')).toHaveCount(0)
  })
}

test('TASK-3 TASK-11 sentences typed while the create dialog opens stay separate, and none is created unconfirmed', async ({
  signedIn,
  person,
}) => {
  test.slow()
  await slowDown(signedIn, { answerMs: 900, codeMs: 1200 })
  await signedIn.goto('/')
  await expect(signedIn.getByRole('textbox', { name: 'Add a reminder' })).toBeVisible()
  await signedIn.keyboard.press('q')
  await signedIn.keyboard.type('human mango tomorrow 9 am', { delay: 25 })
  const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
  const text = dialog.getByRole('textbox').first()
  await expect(text).toHaveValue('human mango tomorrow 9 am')
  await signedIn.keyboard.press('Enter')
  for (const thing of things.slice(1)) {
    await signedIn.waitForTimeout(150)
    await signedIn.keyboard.type(`human ${thing} tomorrow 9 am`, { delay: 25 })
    await signedIn.keyboard.press('Enter')
  }
  const question = dialog.getByRole('alertdialog')
  await expect(question).toContainText('Human mango')
  expect(await titlesOf(signedIn, person)).toEqual([])
  await confirmRest(signedIn, person)
  expect(await titlesOf(signedIn, person)).toEqual(wanted)
  await expect(dialog).toHaveCount(0)
})

test('TASK-3 Cancel keeps a sentence and the one begun since apart, and a reload keeps all that waited', async ({
  signedIn,
  person,
}) => {
  await signedIn.goto('/')
  const box = signedIn.getByRole('textbox', { name: 'Add a reminder' })
  await box.click()
  await signedIn.keyboard.type('human mango tomorrow 9 am')
  await signedIn.keyboard.press('Enter')
  const question = signedIn.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Confirm' })).toBeFocused()
  await signedIn.keyboard.type('human guava tomorrow 9 am')
  await expect(question).toContainText('Next: human guava tomorrow 9 am')
  await signedIn.keyboard.press('Escape')
  await expect(box).toHaveValue('human mango tomorrow 9 am\nhuman guava tomorrow 9 am')
  await expect(box).toBeFocused()
  // Two lines are two sentences, however soon Enter follows.
  await signedIn.keyboard.type('x')
  await signedIn.keyboard.press('Backspace')
  await signedIn.keyboard.press('Enter')
  await expect(signedIn.getByRole('alertdialog').or(signedIn.getByRole('dialog'))).toBeVisible()
  await signedIn.reload()
  expect(await titlesOf(signedIn, person)).toEqual([])
})
