import type { Locator, Page } from '@playwright/test'

import { dayOf, expect, expectAccessible, inWords, remember, test } from '../fixtures.ts'

const dayMs = 24 * 60 * 60 * 1000
const tomorrow = new Date(Date.now() + dayMs)

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Create AI Reminder' })
const agendaOf = (page: Page) => page.getByRole('region', { name: /Agenda/ })

async function openDialog(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Add reminder' }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  return { dialog, text: dialog.getByRole('textbox').first() }
}

async function expectTappable(buttons: Locator) {
  for (const one of await buttons.all()) expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(44)
}

test('a tapped chip leaves its words in the title, here and on the server, and another tap reads them again', async ({
  signedIn,
}) => {
  const { dialog, text } = await openDialog(signedIn)
  await text.fill('  watch Tomorrow at 8 pm')
  const chips = dialog.getByRole('list', { name: 'Understood' })
  const date = chips.getByRole('button', { name: `${inWords(tomorrow)}. Keep “Tomorrow” in the title` })
  const time = chips.getByRole('button', { name: '8:00 pm. Keep “at 8 pm” in the title' })
  await expect(date).toBeVisible()
  await expectTappable(chips.getByRole('button'))
  await expectAccessible(signedIn)

  await date.click()
  const left = chips.getByRole('button', { name: '“Tomorrow” stays in the title. Read it again' })
  await expect(left).toBeFocused()
  await expect(date).toHaveCount(0)
  await expect(dialog.getByText('Watch Tomorrow', { exact: true })).toBeVisible()
  await expect(dialog.locator('mark')).toHaveText(['at 8 pm'])
  await expectTappable(chips.getByRole('button'))
  await expectAccessible(signedIn)

  await left.press('Enter')
  await expect(date).toBeVisible()
  await date.click()
  await text.fill('  please watch Tomorrow at 8 pm')
  await expect(left).toBeVisible()
  await text.fill('  please watch Tomorrows at 8 pm')
  await expect(left).toHaveCount(0)

  await text.fill('  watch Tomorrow at 8 pm')
  await date.click()
  await expect(time).toBeVisible()
  await dialog.getByText('Date and time').click()
  await dialog.getByLabel('Date').fill(dayOf(tomorrow))
  const sent = signedIn.waitForRequest((request) => request.url().endsWith('/api/reminders/ai'))
  // With a slow model, the page says that it is still working.
  const answer = Promise.withResolvers<void>()
  await signedIn.route('**/api/reminders/ai', async (route) => {
    await answer.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Create Reminder' }).click()
  await expect(dialog.getByText('Still reading.')).toBeVisible()
  answer.resolve()
  expect((await sent).postDataJSON()).toMatchObject({
    text: 'watch Tomorrow at 8 pm',
    leave_alone: [{ start: 6, end: 14 }],
  })
  const question = signedIn.getByRole('alertdialog')
  await expect(question).toContainText(`Create AI reminder "Watch Tomorrow" on ${inWords(tomorrow)} at 8:00 pm?`)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await signedIn.getByRole('button', { name: 'Show', exact: true }).first().click()
  await expect(agendaOf(signedIn).getByText('Watch Tomorrow')).toBeVisible()
})

test('a repeat can be undone too, and a default time is marked as default', async ({ signedIn }) => {
  const { dialog, text } = await openDialog(signedIn)
  await text.fill('pay rent on the 1st of every month')
  await dialog.getByRole('button', { name: /^Every month .*Keep “.+” in the title$/ }).click()
  await expect(dialog.getByRole('button', { name: /stays in the title/ })).toBeVisible()
  await expect(dialog.getByText(/Every month/)).toHaveCount(0)
  await text.fill('buy milk tomorrow')
  await expect(dialog.getByText('9:00 am, default', { exact: true })).toBeVisible()
})

test('q opens the dialog once on the dashboard, and does nothing while typing', async ({ signedIn }) => {
  await signedIn.goto('/')
  const add = signedIn.getByRole('button', { name: 'Add reminder' })
  await expect(add).toHaveAttribute('aria-keyshortcuts', 'q')
  await signedIn.keyboard.press('Control+q')
  await expect(signedIn.getByRole('dialog')).toHaveCount(0)
  await signedIn.keyboard.press('q')
  await expect(signedIn.getByRole('dialog')).toHaveCount(1)
  const text = dialogOf(signedIn).getByRole('textbox').first()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('')
  await text.press('q')
  await expect(text).toHaveValue('q')
  await dialogOf(signedIn).getByRole('button', { name: 'Cancel' }).focus()
  await signedIn.keyboard.press('q')
  await expect(signedIn.getByRole('dialog')).toHaveCount(1)
})

test('q adds from another page, and a toast names the day', async ({ signedIn, person }) => {
  // The very first reminder is celebrated with another message.
  await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(tomorrow), suggested_time: '20:00' })
  await signedIn.goto('/cart')
  await expect(signedIn.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(async () => {
    await signedIn.keyboard.press('q')
    await expect(dialogOf(signedIn)).toBeVisible({ timeout: 500 })
  }).toPass()
  await dialogOf(signedIn).getByRole('textbox').first().fill('buy paneer tomorrow at 7 pm')
  await dialogOf(signedIn).getByRole('button', { name: 'Create Reminder' }).click()
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(signedIn.getByText(`Reminder created for ${inWords(tomorrow)}`)).toBeVisible()
  await expect(signedIn).toHaveURL(/\/cart$/)
  await signedIn.goto(`/#day=${dayOf(tomorrow)}`)
  await expect(agendaOf(signedIn).getByText('Buy paneer')).toBeVisible()
})

test('quick words go into the text, one of each group, and are read there', async ({ signedIn }) => {
  await signedIn.setViewportSize({ width: 360, height: 740 })
  const { dialog, text } = await openDialog(signedIn)
  const word = (name: string) => dialog.getByRole('button', { name, exact: true })
  await text.fill('buy milk')
  await expect(dialog.getByRole('list', { name: 'Understood' })).toBeVisible()
  const names = ['Today', 'Tomorrow', 'Weekend', 'Subah', 'Dopahar', 'Shaam', 'Raat']
  const boxes = await Promise.all(names.map(async (name) => (await word(name).boundingBox())!))
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(44)
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)

  await word('Today').click()
  await word('Tomorrow').click()
  await word('Subah').click()
  await expect(text).toHaveValue('buy milk tomorrow subah')
  await expect(word('Tomorrow')).toHaveAttribute('aria-pressed', 'true')
  await word('Raat').focus()
  await signedIn.keyboard.press('Enter')
  await expect(text).toHaveValue('buy milk tomorrow raat')
  await expect(dialog.getByRole('button', { name: /9:00 pm. Keep “raat” in the title/ })).toBeVisible()
  await expect(dialog.locator('mark')).toHaveText(['tomorrow', 'raat'])
  await expectAccessible(signedIn)
  await word('Raat').click()
  await expect(text).toHaveValue('buy milk tomorrow')
})

test.describe('speaking', () => {
  test('dictated words appear while speaking, until a second tap or Escape', async ({ signedIn }) => {
    await signedIn.addInitScript(fakeSpeech)
    const { dialog, text } = await openDialog(signedIn)
    await text.fill('mummy')
    await dialog.getByRole('button', { name: /switch to Hindi/ }).click()
    await dialog.getByRole('button', { name: 'Speak in Hindi' }).click()
    await expect(dialog.getByRole('button', { name: 'Stop listening' })).toBeVisible()
    await expect(dialog.getByText('Listening in Hindi')).toBeAttached()
    expect(await signedIn.evaluate(() => (window as unknown as Speaking).speech.lang)).toBe('hi-IN')
    await signedIn.evaluate(() => (window as unknown as Speaking).say('को'))
    await expect(text).toHaveValue('mummy को')
    await signedIn.evaluate(() => (window as unknown as Speaking).say('को कॉल कल'))
    await expect(text).toHaveValue('mummy को कॉल कल')
    await expect(dialog.getByRole('button', { name: /Keep “कल” in the title/ })).toBeVisible()
    await expectAccessible(signedIn)

    await dialog.getByRole('button', { name: 'Stop listening' }).click()
    await signedIn.evaluate(() => (window as unknown as Speaking).say('too late'))
    await expect(text).toHaveValue('mummy को कॉल कल')
    await dialog.getByRole('button', { name: 'Speak in Hindi' }).click()
    await signedIn.keyboard.press('Escape')
    await expect(dialog.getByRole('button', { name: 'Speak in Hindi' })).toBeVisible()
    await expect(dialog).toBeVisible()
    await signedIn.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('a refused microphone is explained in a sentence', async ({ signedIn }) => {
    await signedIn.addInitScript(fakeSpeech)
    const { dialog } = await openDialog(signedIn)
    await dialog.getByRole('button', { name: 'Speak in English' }).click()
    await signedIn.evaluate(() => (window as unknown as Speaking).fail('not-allowed'))
    await expect(dialog.getByRole('alert')).toHaveText('Microphone blocked. Enable it in browser settings.')
    await expect(dialog.getByRole('button', { name: 'Speak in English' })).toBeVisible()
    await expectAccessible(signedIn)
  })

  test('a browser that cannot listen shows no microphone', async ({ signedIn }) => {
    await signedIn.addInitScript(() => {
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
    })
    const { dialog } = await openDialog(signedIn)
    await expect(dialog.getByRole('button', { name: /Speak/ })).toHaveCount(0)
  })
})

test('DASH-12 a suggestion is added by one tap and the usual question, or dismissed for good', async ({ signedIn }) => {
  await signedIn.goto('/')
  const card = signedIn.getByRole('region', { name: /Worth remembering/ })
  const inTwoDays = new Date(Date.now() + 2 * dayMs)
  await expect(card.getByText('Sample')).toBeVisible()
  await expect(card.getByRole('listitem').first()).toContainText(inWords(inTwoDays))
  await expect(card.getByRole('listitem').last()).toContainText(inWords(new Date(Date.now() + 7 * dayMs)))
  await expectTappable(card.getByRole('button'))

  const question = signedIn.getByRole('alertdialog')
  const add = card.getByRole('button', { name: 'Add “Pay the credit card bill”' })
  await add.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await add.click()
  await expect(question).toContainText(`Create AI reminder "Pay the credit card bill" on ${inWords(inTwoDays)}`)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await signedIn.getByRole('button', { name: 'Show', exact: true }).first().click()
  await expect(agendaOf(signedIn).getByText('Pay the credit card bill')).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await card.getByRole('button', { name: /^Dismiss/ }).click()
  await expect(card).toHaveCount(0)
  await signedIn.reload()
  await expect(agendaOf(signedIn)).toBeVisible()
  await expect(card).toHaveCount(0)
})

type Speaking = { say: (words: string) => void; fail: (code: string) => void; speech: { lang: string } }

/** Runs in the page. */
function fakeSpeech(): void {
  class Speech {
    lang = ''
    onresult: ((event: unknown) => void) | null = null
    onerror: ((event: unknown) => void) | null = null
    onend: (() => void) | null = null
    start() {
      Object.assign(window, {
        speech: this,
        say: (words: string) => this.onresult?.({ results: [[{ transcript: words }]] }),
        fail: (code: string) => {
          this.onerror?.({ error: code })
          this.onend?.()
        },
      })
    }
    stop() {}
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Speech, webkitSpeechRecognition: Speech })
}

test('an impossible date is pointed out, a picked day stays, and chips know the day in the text', async ({
  signedIn,
}) => {
  const { dialog, text } = await openDialog(signedIn)
  await text.fill('31 February ko bill bharna')
  await expect(dialog.getByText('“31 February” isn’t a real date')).toBeVisible()

  const chips = dialog.getByRole('list', { name: 'Understood' })
  const today = new Date()
  await text.fill('gym at 12:00:01 am')
  await expect(chips.getByText(inWords(tomorrow))).toBeVisible()
  await dialog.getByText('Date and time').click()
  await dialog.getByLabel('Date').fill(dayOf(tomorrow))
  await dialog.getByLabel('Date').fill(dayOf(today))
  await expect(chips.getByText(inWords(today))).toBeVisible()
  await expect(dialog.getByText('has already passed')).toBeVisible()

  await text.fill('kal raat 11:55 baje doodh lana')
  await expect(dialog.getByRole('button', { name: 'Tomorrow', pressed: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(text).toHaveValue('today raat 11:55 baje doodh lana')
  await expect(dialog.getByRole('button', { name: 'Today', exact: true, pressed: true })).toBeVisible()
  await expect(chips.getByText(inWords(today))).toBeVisible()
})
