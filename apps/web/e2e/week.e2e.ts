import type { Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, remember, test } from './test-server.ts'

const today = dayOf(new Date())
const weekOf = (page: Page) => page.getByRole('region', { name: 'Week', exact: true })

test('TASK-9 in the week a reminder is as high as it is long; dragging moves it, undo takes it back, Enter opens it', async ({
  signedIn,
  person,
}) => {
  const { id } = await remember(signedIn, person, {
    text: 'paint the gate',
    suggested_date: today,
    suggested_time: '10:00',
    date_picked: true,
  })
  const headers = { authorization: `Bearer ${person.token}` }
  await signedIn.request.put(`/api/reminders/${id}`, { headers, data: { duration_minutes: 120 } })
  await signedIn.goto('/#view=week')
  const gate = weekOf(signedIn).getByRole('button', { name: /^Paint the gate/ })
  await expect(gate).toBeVisible()
  expect((await gate.boundingBox())!.height).toBeGreaterThan(90)
  await expectAccessible(signedIn)

  const { x, y, width } = (await gate.boundingBox())!
  await signedIn.mouse.move(x + width / 2, y + 20)
  await signedIn.mouse.down()
  await signedIn.mouse.move(x + width / 2, y + 30, { steps: 3 })
  await signedIn.mouse.move(x + width / 2, y + 20 + 96, { steps: 5 })
  await signedIn.mouse.up()
  await expect(gate).toHaveAccessibleName('Paint the gate 12:00 pm')
  await expect(signedIn.getByText(/^Moved to .*12:00 pm$/)).toBeVisible()
  await signedIn.getByRole('button', { name: 'Undo' }).first().click()
  await expect(gate).toHaveAccessibleName('Paint the gate 10:00 am')

  await gate.focus()
  await signedIn.keyboard.press('Enter')
  await expect(signedIn.getByRole('dialog', { name: 'Edit Reminder' }).getByLabel('Time')).toHaveValue('10:00')
})
