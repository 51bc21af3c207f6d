import { expect, expectAccessible, test } from '../fixtures.ts'
import { dal, diyas, ordersOf, placeButton, put } from '../shop.ts'

test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

test('SHOP-2 SHOP-3 SHOP-5 an own shop gets the list on its number, is paid by UPI, and what was bought is ticked', async ({
  signedIn,
  person,
}) => {
  await put(signedIn, person, dal)
  await signedIn.goto('/cart')
  await signedIn.getByRole('button', { name: 'My shops' }).click()
  const mine = signedIn.getByRole('dialog', { name: 'My shops' })
  await mine.getByRole('button', { name: 'Add a shop' }).click()
  await mine.getByRole('combobox', { name: 'Type' }).selectOption('cook')
  await mine.getByLabel('Name').fill('Gupta Stores')
  await mine.getByLabel('Mobile number').fill('98765 43210')
  await mine.getByLabel('UPI ID').fill('gupta@okaxis')
  await expectAccessible(signedIn)
  await mine.getByRole('button', { name: 'Save shop' }).click()
  await expect(mine.getByText('Cook · +919876543210 · gupta@okaxis')).toBeVisible()
  await signedIn.keyboard.press('Escape')
  await expect(signedIn.getByRole('region', { name: 'Gupta Stores' })).toContainText('Our choice')
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)

  await signedIn.getByRole('button', { name: 'Hand over your list' }).click()
  const list = signedIn.getByRole('dialog', { name: 'Hand over your list' })
  const whatsapp = await list.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(whatsapp!)).toMatch(
    /^https:\/\/wa\.me\/919876543210\?text=Namaste![\s\S]*1\. Dal Tadka: ₹499\.00/,
  )
  await list.getByRole('combobox', { name: 'List language' }).selectOption('hi')
  await expect(list.getByText('नमस्ते! मेरी सूची:')).toBeVisible()
  await expect(list.getByRole('link', { name: 'Dal Tadka' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.bigbasket\.com\/ps\/\?q=Dal%20Tadka$/,
  )
  await expectAccessible(signedIn)
  await signedIn.keyboard.press('Escape')

  await signedIn.getByRole('button', { name: 'Pay by UPI' }).click()
  const upi = signedIn.getByRole('dialog', { name: /^Pay by UPI/ })
  await expect(upi.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?pa=gupta%40okaxis&pn=Gupta%20Stores&cu=INR&tn=/,
  )
  await expect(upi.getByRole('img', { name: 'UPI code to pay Gupta Stores' })).toBeVisible()
  await expectAccessible(signedIn)
  await upi.getByRole('button', { name: 'I have paid' }).click()
  await expect(signedIn.getByText('You paid this shop.')).toBeVisible()

  await signedIn.getByRole('button', { name: 'Tick what you bought' }).click()
  const tick = signedIn.getByRole('dialog', { name: 'Tick what you bought' })
  await tick.getByLabel('₹ each').fill('4,2,0')
  await expect(tick.getByText('Enter a price such as 66.50.')).toBeVisible()
  await expectAccessible(signedIn)
  // Some people write it like this; it is not 42,000.
  await tick.getByLabel('₹ each').fill('420,00')
  await tick.getByRole('button', { name: 'Save' }).click()
  await expect(tick).toHaveCount(0)
  await expect(signedIn.getByText('₹420.00').first()).toBeVisible()
  expect(await ordersOf(signedIn, person)).toMatchObject([{ status: 'delivered', total_amount: 420 }])

  // Next time, the line that only the shop prices shows its last price.
  await put(signedIn, person, diyas)
  await signedIn.goto('/cart')
  await signedIn.getByLabel('Add anything else').fill('dal tadka')
  await signedIn.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(signedIn.getByText('Last paid ₹420.00 at Gupta Stores')).toBeVisible()
})

test('SHOP-3 a part of an order is cancelled after a question, and kept when the answer is no', async ({
  signedIn,
  person,
}) => {
  await put(signedIn, person, { ...dal, vendor_name: 'Dorabjee' }, { ...diyas, vendor_name: 'Corner shop' })
  await signedIn.goto('/cart')
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
  const shops = signedIn.getByRole('list', { name: 'Shops' }).getByRole('listitem')
  await expect(shops).toHaveCount(2)
  const drop = shops.first().getByRole('button', { name: 'Cancel this part' })
  await drop.click()
  const question = signedIn.getByRole('alertdialog', { name: /^Cancel .+’s part of this order\?$/ })
  await expectAccessible(signedIn)
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await expect(drop).toBeVisible()
  await drop.click()
  await question.getByRole('button', { name: 'Cancel this part' }).click()
  await expect(shops.first().getByText('Cancelled', { exact: true })).toBeVisible()
  expect(await ordersOf(signedIn, person)).toMatchObject([{ status: 'pending' }])
})
