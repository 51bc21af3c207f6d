import { expect, test } from 'vitest'
import { recommend } from './recommend.ts'

const rider = {
  id: 'r',
  name: 'Rider',
  description: 'Meals',
  tier: 1,
  location: 'Pan India',
  services: ['Meals delivered'],
  website: null,
  rating: null,
}
const asked = (text: string, hour: number) =>
  recommend({ text, city: 'Pune', hoursLeft: 10, hour, liking: new Map() }, [rider])

test.each(['Aarav ka tiffin pack karna', 'pack lunch for Aarav', 'बच्चों का टिफिन पैक करना'])(
  'DASH-8 packing a tiffin orders no food: %s',
  (text) => expect(asked(text, 7)).toMatchObject({ providers: [], activities: [] }),
)

test('DASH-8 advice on ordering dinner is given for dinner, not for the morning', () => {
  expect(asked('order food from zomato', 19)).toMatchObject({ providers: [{ id: 'r' }], activities: [{}] })
  expect(asked('order food from zomato', 7)).toMatchObject({ providers: [{ id: 'r' }], activities: [] })
})

test.each([
  ['doodh lena', ['kirana']],
  ['sabji aur aata lana', ['kirana']],
  ['machhli lani hai', ['kirana', 'meat']],
  ['chiken aur doodh lana', ['kirana', 'meat']],
  ['अंडे लाना', ['kirana', 'meat']],
])('DASH-8 a shop that sells only meat and fish is suggested when they are wanted: %s', (text, shops) => {
  const shop = (id: string, description: string) => ({ ...rider, id, name: id, description, services: ['groceries'] })
  const both = [shop('kirana', 'Groceries, fish and household goods'), shop('meat', 'Fresh meat, fish and eggs, cut')]
  const { providers } = recommend({ text, city: 'Pune', hoursLeft: 10, hour: 18, liking: new Map() }, both)
  expect(providers.map(({ id }) => id).toSorted()).toEqual(shops)
})
