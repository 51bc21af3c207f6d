import { expect, expectAccessible, test } from '../fixtures.ts'

const calendar = (...titles: string[]) => ({
  name: 'calendar.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:test',
      ...titles.flatMap((title) => [
        'BEGIN:VEVENT',
        `UID:${title}`,
        `SUMMARY:${title}`,
        'DTSTART;TZID=Asia/Kolkata:20991125T183000',
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
    ].join('\r\n'),
  ),
})

test('INOUT-1 a file is shown before it comes in, comes in once, and the calendar link is made and turned off', async ({
  signedIn,
}) => {
  await signedIn.goto('/settings#files')
  const choose = signedIn.getByLabel('File to import')
  await choose.setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\x03\x04') })
  await expect(signedIn.getByText('That’s a ZIP file.')).toBeVisible()

  await choose.setInputFiles(calendar('Dentist', '<b>Lunch</b>'))
  const preview = signedIn.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Calendar file: 2 to import')
  await expect(preview.getByRole('listitem').filter({ hasText: 'Lunch' })).toBeVisible()
  await expect(preview.getByRole('switch', { name: 'Notify me of events' })).not.toBeChecked()
  await expectAccessible(signedIn)
  await preview.getByRole('button', { name: 'Import' }).click()
  await expect(signedIn.getByText('Imported: 2 new.')).toBeVisible()

  await choose.setInputFiles(calendar('Dentist', '<b>Lunch</b>'))
  await expect(preview).toContainText('Already imported, unchanged: 2')
  await expect(preview.getByRole('button', { name: 'Import' })).toBeDisabled()

  await signedIn.getByRole('button', { name: 'Create link' }).click()
  const link = await signedIn.getByLabel('Private link').inputValue()
  const { pathname } = new URL(link)
  const own = await (await signedIn.request.get(pathname)).text()
  expect(own).toContain('SUMMARY:Dentist')
  // Importing the person's own calendar file creates no duplicates.
  await choose.setInputFiles({ name: 'own.ics', mimeType: 'text/calendar', buffer: Buffer.from(own) })
  await expect(preview).toContainText('Already in your planner: 2')
  await expect(preview.getByRole('button', { name: 'Import' })).toBeDisabled()

  await choose.setInputFiles(calendar('Haircut', 'Passport'))
  await preview.getByRole('button', { name: 'Import' }).click()
  await expect(signedIn.getByText('Imported: 2 new.')).toBeVisible()
  await signedIn.getByRole('button', { name: 'Undo import' }).click()
  await expect(signedIn.getByText('Import undone: 2 removed.')).toBeVisible()
  await expect(signedIn.getByRole('button', { name: 'Undo import' })).toHaveCount(0)
  expect(await (await signedIn.request.get(pathname)).text()).not.toContain('SUMMARY:Haircut')
  await expectAccessible(signedIn)
  await signedIn.getByRole('button', { name: 'Turn off' }).click()
  await expect(signedIn.getByRole('button', { name: 'Create link' })).toBeVisible()
  expect((await signedIn.request.get(pathname)).status()).toBe(404)
})

test('INOUT-1 what a Todoist file has without a date is named as left out, and never called imported', async ({
  signedIn,
}) => {
  await signedIn.goto('/settings#files')
  const file = {
    name: 'todo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,DATE,TIMEZONE,DEADLINE',
        'task,Rent,,1,1,every last day,Asia/Kolkata,',
        'task,Renew passport,,2,1,,Asia/Kolkata,2099-12-20',
        'task,Learn sitar,,4,1,,Asia/Kolkata,',
        'task,Umbrella,,4,1,when it rains,Asia/Kolkata,',
      ].join('\n'),
    ),
  }
  const choose = signedIn.getByLabel('File to import')
  await choose.setInputFiles(file)
  const preview = signedIn.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Todoist tasks: 2 to import')
  await expect(preview.getByText('Skipped: no date: 1 (Learn sitar)')).toBeVisible()
  await expect(preview.getByText('Skipped: date not recognised: 1 (Umbrella)')).toBeVisible()
  await preview.getByRole('button', { name: 'Import' }).click()
  await expect(signedIn.getByText('Imported: 2 new.')).toBeVisible()

  await choose.setInputFiles(file)
  await expect(preview).toContainText('Already imported, unchanged: 2')
  await expect(preview.getByText('Nothing else in this file is new.')).toBeVisible()
  await expect(preview.getByText('Everything in this file is already in your planner.')).toHaveCount(0)
  await preview.getByRole('switch', { name: 'Add tasks without a date to today' }).click()
  await expect(preview).toContainText('Todoist tasks: 2 to import')
  await expect(preview.getByText(/Skipped: (no date|date not recognised)/)).toHaveCount(0)
})
