import { dayOf, expect, expectAccessible, test } from '../fixtures.ts'

const due = dayOf(new Date(Date.now() + 7 * 86_400_000))

/** Returns a one-page PDF with these lines. */
function pdfOf(lines: readonly string[]): Buffer {
  const text = lines.map((line, at) => `1 0 0 1 50 ${750 - at * 20} Tm (${line}) Tj`).join('\n')
  const content = `BT /F1 12 Tf\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`, 'latin1')
}

const file = (name: string, lines: readonly string[]) => ({ name, mimeType: 'application/pdf', buffer: pdfOf(lines) })
const bill = [
  'BSES Rajdhani',
  'Electricity Bill',
  'Bill amount Rs 2,340.00',
  `Due date ${due.split('-').toReversed().join('-')}`,
]

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const) {
  test(`INOUT-7 a bill fills the create dialog, is created only by the person, and is attached (${width} px)`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await page.goto('/?new')
    const dialog = page.getByRole('dialog', { name: 'Create AI Reminder' })
    await expect(dialog.getByRole('button', { name: /From a PDF/ })).toBeVisible()

    const choose = dialog.getByLabel('Document to read')
    await choose.setInputFiles(file('empty.pdf', ['BSES Rajdhani', 'Electricity Bill']))
    await expect(dialog.getByText('We found no upcoming date in empty.pdf.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /What should I remind/ })).toHaveValue('')

    await choose.setInputFiles(file('bill.pdf', bill))
    await expect(dialog.getByText('Found in bill.pdf. Please check it')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /What should I remind/ })).toHaveValue(
      'Pay BSES Rajdhani bill, ₹2,340',
    )
    await expect(dialog.getByText('bill.pdf will be attached to the reminder.')).toBeVisible()
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Create Reminder' }).click()
    await expect(dialog.getByRole('alertdialog')).toContainText('Pay BSES Rajdhani bill, ₹2,340')
    const attached = page.waitForResponse((response) => /\/files\?/.test(response.url()) && response.ok())
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    const made = (await (await attached).json()) as { title: string; date: string; files: { name: string }[] }
    expect(made).toMatchObject({ title: 'Pay BSES Rajdhani bill, ₹2,340', date: due, files: [{ name: 'bill.pdf' }] })
  })
}

test('INOUT-7 without a connection the dialog says that reading needs one, and a left-out file is not attached', async ({
  signedIn: page,
}) => {
  await page.goto('/?new')
  const dialog = page.getByRole('dialog', { name: 'Create AI Reminder' })
  const choose = dialog.getByLabel('Document to read')
  await expect(dialog.getByRole('button', { name: /From a PDF/ })).toBeVisible()
  await choose.setInputFiles(file('bill.pdf', bill))
  await dialog.getByRole('button', { name: 'Don’t attach bill.pdf' }).click()
  await expect(dialog.getByText('bill.pdf will be attached to the reminder.')).toBeHidden()
  await page.context().setOffline(true)
  await choose.setInputFiles(file('other.pdf', bill))
  await expect(dialog.getByText('You need a connection to read a file.')).toBeVisible()
  await page.context().setOffline(false)
})
