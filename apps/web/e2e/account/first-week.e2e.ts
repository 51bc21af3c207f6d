import { expect, expectAccessible, test } from '../fixtures.ts'
import { cards, openPlan, planOf } from '../kitchen.ts'

test('the first reminder is pointed out once, and a lamp is lit when the day’s list is done', async ({ signedIn }) => {
  await signedIn.goto('/dashboard')
  const composer = signedIn.getByRole('textbox', { name: 'Add a reminder' })
  const make = async (text: string) => {
    await composer.fill(text)
    await expect(signedIn.getByText(/^Create AI reminder /)).toBeVisible()
    await composer.press('Enter')
  }
  await make('call mummy today at 11:55 pm')
  await expect(signedIn.getByText('Your first reminder is set')).toBeVisible()
  await make('lock the door today at 11:56 pm')
  await expect(signedIn.getByText('Reminder created', { exact: true })).toBeVisible()
  await expect(signedIn.getByText('Your first reminder is set')).toHaveCount(1)

  const agenda = signedIn.getByRole('region', { name: /Agenda/ })
  const tick = (title: string) =>
    agenda.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Mark Complete' }).click()
  await tick('Call mummy')
  await expect(agenda.getByText('All done for today')).toHaveCount(0)
  await tick('Lock the door')
  await expect(agenda.getByText('All done for today')).toBeVisible()
  await expectAccessible(signedIn)
})

test('the first planned meal says where its shopping is', async ({ signedIn, person }) => {
  await planOf(signedIn, person)
  await openPlan(signedIn)
  const plan = async (place: number) => {
    await cards(signedIn).nth(place).getByRole('button', { name: 'Cook this…' }).click()
    await signedIn
      .getByRole('dialog', { name: 'Cook this' })
      .getByRole('button', { name: /^Plan for/ })
      .click()
  }
  await plan(0)
  const first = signedIn.getByText('Your first meal is planned. The shopping list has what you need for it.')
  await expect(first).toBeVisible()
  await plan(1)
  await expect(signedIn.getByText(/^Planned for/)).toHaveCount(2)
  await expect(first).toHaveCount(1)
})
