import { expect, test } from 'vitest'

import { shoppingRequestIn } from './shopping-request.ts'
import { splitItems } from './split-items.ts'

const itemsOf = (text: string) => {
  const said = shoppingRequestIn(text)
  return said === null ? null : splitItems(said)
}

test.each([
  ['shopping list me besan 1 kg aur ghee jod do', ['besan 1 kg', 'ghee']],
  ['list: doodh 2 litre, paneer 500g', ['doodh 2 litre', 'paneer 500 g']],
  ['add milk and eggs to shopping list', ['milk', 'eggs']],
  ['please add milk to my grocery list', ['milk']],
  ['add milk, bread and soap to the list please', ['milk', 'bread', 'soap']],
  ['put curd on the list', ['curd']],
  ['add to shopping list: milk, eggs', ['milk', 'eggs']],
  ['add to the shopping list milk and eggs', ['milk', 'eggs']],
  ['milk and eggs on the shopping list', ['milk', 'eggs']],
  ['doodh aur ande list me daal do', ['doodh', 'ande']],
  ['doodh ko shopping list mein add kar dena', ['doodh']],
  ['kirane ki list me haldi 100 g likh lo', ['haldi 100 g']],
  ['sabzi ki list mein pyaaz 2 kg tamatar 1 kg add karo', ['pyaaz 2 kg', 'tamatar 1 kg']],
  ['list me doodh bhi likh do', ['doodh']],
  ['शॉपिंग लिस्ट में बेसन 1 किलो और घी जोड़ दो', ['बेसन 1 किलो', 'घी']],
  ['दूध और अंडे लिस्ट में डाल दो', ['दूध', 'अंडे']],
  ['किराने की सूची: चावल, दाल', ['चावल', 'दाल']],
  ['Shopping list\n- milk\n- eggs', ['milk', 'eggs']],
  ['to buy: milk, dahi', ['milk', 'dahi']],
  ['lana hai: doodh, ande', ['doodh', 'ande']],
  ['groceries: atta 5 kg, sugar', ['atta 5 kg', 'sugar']],
  ['Sabzi laana: aalu 2 kg, pyaz 1 kg, tamatar', ['aalu 2 kg', 'pyaz 1 kg', 'tamatar']],
  ['kirana lana hai - atta, chawal, tel', ['atta', 'chawal', 'tel']],
  ['sabzi leni hai: palak, methi', ['palak', 'methi']],
  ['Bazaar se sabzi lani hai - bhindi 500 g, nimbu', ['bhindi 500 g', 'nimbu']],
  ['ghar ka ration mangwana hai: dal, namak', ['dal', 'namak']],
  ['kharidna: sabun, tel', ['sabun', 'tel']],
  ['groceries to buy – milk, bread', ['milk', 'bread']],
  ['shopping list - milk, eggs', ['milk', 'eggs']],
  ['सब्ज़ी लानी है: आलू, प्याज', ['आलू', 'प्याज']],
  ['kirana lana hai\n- atta\n- chawal', ['atta', 'chawal']],
])('AID-7 HOME-4 %s is for the shopping list', (text, items) => expect(itemsOf(text)).toEqual(items))

test.each([
  'buy milk and eggs',
  'doodh lana hai',
  'sabzi laana',
  'kirana lana hai',
  'kirane wala - call karo',
  'sabzi - aalu gobi',
  'bachchon ko lana hai: Aarav, Meera',
  'mummy ko station se lana hai - platform 2',
  'make a shopping list',
  'shopping list banana hai',
  'check the shopping list',
  'shopping list me kya hai',
  'shopping list me se doodh hata do',
  'remove milk from the shopping list',
  'send the shopping list to Meera',
  'guest list me Ravi ko daal do',
  'add Ravi to the guest list',
  'todo list me call mom likh do',
  'packing list: socks, charger',
  'Meeting: budget, hiring',
  'call mom',
  'list',
  'shopping list',
  'shopping list:',
  'shopping',
  '',
])('%s is not', (text) => expect(itemsOf(text)).toBeNull())
