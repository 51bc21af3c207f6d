import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, remember, test } from '../fixtures.ts'

const today = { suggested_date: dayOf(new Date()), suggested_time: '23:55' }
const agendaOf = (page: Page) => page.getByRole('region', { name: /Agenda/ })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Reminder' })

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

/** Returns a single-coloured PNG that browsers can decode. */
function png(size: number, grey: number): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length)
    const sum = Buffer.alloc(4)
    let crc = 0xffffffff
    for (const byte of named) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
    sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header[8] = 8
  const rows = Buffer.alloc(size * (size + 1), grey)
  for (let row = 0; row < size; row++) rows[row * (size + 1)] = 0
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: png(64, 120) })

async function openEdit(page: Page) {
  await page.goto('/')
  await agendaOf(page).getByRole('button', { name: 'Edit' }).click()
  const files = dialogOf(page).getByRole('region', { name: 'Photos and files' })
  await expect(files.getByRole('button', { name: 'Add a file' })).toBeVisible()
  return files
}

test('TASK-7 a photo and a PDF are attached, seen again after a reload, opened, removed and put back', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'pay the electricity bill', ...today })
  const files = await openEdit(signedIn)
  await files
    .getByLabel('Files to attach')
    .setInputFiles([photo('meter.png'), { name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdf }])
  await expect(files.getByRole('button', { name: 'Open meter.png' })).toBeVisible()
  await expect(files.getByRole('button', { name: 'Open bill.pdf' })).toBeVisible()
  await expectAccessible(signedIn)
  await signedIn.reload()
  await expect(agendaOf(signedIn).getByText('2 files')).toBeVisible()

  await openEdit(signedIn)
  await expect(files.locator('img')).toHaveJSProperty('naturalWidth', 64)
  await files.getByRole('button', { name: 'Open meter.png' }).click()
  const shown = signedIn.getByRole('dialog', { name: 'meter.png' })
  await expect(shown.getByRole('img', { name: 'meter.png' })).toHaveJSProperty('naturalWidth', 64)
  await expectAccessible(signedIn)
  await signedIn.goBack()
  await expect(shown).toBeHidden()
  const [download] = await Promise.all([
    signedIn.waitForEvent('download'),
    files.getByRole('button', { name: 'Open bill.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('bill.pdf')

  await files.getByRole('button', { name: 'Remove meter.png' }).click()
  await expect(files.getByRole('button', { name: 'Open meter.png' })).toBeHidden()
  await expectAccessible(signedIn)
  await files.getByRole('button', { name: 'Undo removing meter.png' }).click()
  await expect(files.getByRole('button', { name: 'Open meter.png' })).toBeVisible()
})

test('TASK-7 a photo can be pasted or dropped, and other files are refused by name', async ({ signedIn, person }) => {
  await remember(signedIn, person, { text: 'pay the water bill', ...today })
  const files = await openEdit(signedIn)
  const base64 = png(32, 60).toString('base64')
  await files.evaluate((section, content) => {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
    const given = (name: string) => {
      const data = new DataTransfer()
      data.items.add(new File([bytes], name, { type: 'image/png' }))
      return data
    }
    section.dispatchEvent(new ClipboardEvent('paste', { clipboardData: given('pasted.png'), bubbles: true }))
    section.dispatchEvent(
      new DragEvent('drop', { dataTransfer: given('dropped.png'), bubbles: true, cancelable: true }),
    )
  }, base64)
  for (const name of ['pasted.png', 'dropped.png']) {
    await expect(files.getByRole('button', { name: `Open ${name}` })).toBeVisible()
  }
  await files
    .getByLabel('Files to attach')
    .setInputFiles({ name: 'page.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(
    signedIn.getByText('page.svg isn’t a photo (JPEG, PNG, WebP) or a PDF file.', { exact: true }),
  ).toBeVisible()
  // The server refuses a file that only claims to be a photo.
  await files
    .getByLabel('Files to attach')
    .setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') })
  await expect(signedIn.getByText(/Couldn’t attach fake\.png: Only photos/)).toBeVisible()
})

test.describe('while the network is cut', () => {
  test.use({ worker: true })

  test('TASK-7 a photo waits on the device, also over a reload, and is sent once there is a connection', async ({
    signedIn,
    person,
    context,
  }) => {
    await remember(signedIn, person, { text: 'pay the gas bill', ...today })
    await signedIn.goto('/')
    await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
    // The worker stores whatever is loaded from now on.
    const files = await openEdit(signedIn)
    await context.setOffline(true)
    await files.getByLabel('Files to attach').setInputFiles(photo('meter.png'))
    await expect(files.getByText('Waiting for a connection')).toBeVisible()
    await signedIn.reload()
    await openEditAgain(signedIn)
    await expect(files.getByText('Waiting for a connection')).toBeVisible()
    await context.setOffline(false)
    await expect(files.getByRole('button', { name: 'Open meter.png' })).toBeVisible()
    await expect(files.getByText('Waiting for a connection')).toBeHidden()
  })

  test('TASK-7 signing out asks before it deletes a photo that still waits', async ({ signedIn, person, context }) => {
    await remember(signedIn, person, { text: 'pay the gas bill', ...today })
    await signedIn.goto('/')
    await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
    const files = await openEdit(signedIn)
    await context.setOffline(true)
    await files.getByLabel('Files to attach').setInputFiles(photo('meter.png'))
    await expect(files.getByText('Waiting for a connection')).toBeVisible()
    await signedIn.keyboard.press('Escape')
    await signedIn.getByRole('button', { name: 'User menu' }).click()
    await signedIn.getByRole('menuitem', { name: 'Logout' }).click()
    const question = signedIn.getByRole('alertdialog', { name: 'Sign out and lose 1 change?' })
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await openEditAgain(signedIn)
    await expect(files.getByText('Waiting for a connection')).toBeVisible()
  })
})

const openEditAgain = (page: Page) => agendaOf(page).getByRole('button', { name: 'Edit' }).click()
