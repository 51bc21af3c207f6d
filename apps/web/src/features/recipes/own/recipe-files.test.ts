import { expect, test } from 'vitest'
import { fileNameOf, recipesIn } from './recipe-files.ts'

test('COOK-6 a file of one or several recipes is taken apart; without front matter its name is the title', () => {
  expect(recipesIn('dal.cook', '---\r\ntitle: Dal\r\n---\r\n\r\nBoil.')).toEqual([
    { name: 'dal.cook', text: '---\ntitle: Dal\n---\n\nBoil.' },
  ])
  expect(recipesIn('all.txt', '---\na: 1\n---\nx\n%%%\n---\nb: 2\n---\ny\n').map(({ name }) => name)).toEqual([
    'all.txt, recipe 1',
    'all.txt, recipe 2',
  ])
  expect(recipesIn('Nani’s "dal".cook', '\ufeffBoil @dal{1%cup}.')[0]!.text).toBe(
    '---\ntitle: "Nani’s \\"dal\\""\n---\n\nBoil @dal{1%cup}.',
  )
  expect(recipesIn('empty.cook', ' \n')).toEqual([])
  expect(['Our Khichdi!', 'दाल', 'Ravā'].map(fileNameOf)).toEqual(['our-khichdi.cook', 'recipe.cook', 'rava.cook'])
})
