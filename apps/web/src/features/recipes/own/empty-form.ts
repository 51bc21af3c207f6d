import type { OwnForm } from '@planner/contract/kitchen/own-recipes'

const line = { name: '', amount: 1, unit: 'g', preparation: '' } as const

/** An empty recipe form. */
export const emptyForm: OwnForm = {
  title: '',
  serves: 4,
  meals: ['lunch', 'dinner'],
  course: 'curry',
  role: 'main',
  place: '',
  ingredients: [line, line],
  steps: ['', ''],
  notes: [],
}

export const emptyIngredient: OwnForm['ingredients'][number] = line

/** Returns the form without empty lines. */
export const filled = (form: OwnForm): OwnForm => ({
  ...form,
  ingredients: form.ingredients.filter(({ name }) => name.trim() !== ''),
  steps: form.steps.filter((step) => step.trim() !== ''),
  notes: form.notes.filter((note) => note.trim() !== ''),
})

export const textTemplate = `---
title: My recipe
serves: 4
meals: [lunch, dinner]
course: curry
role: main
---

Cook @rice{200%g} in @water{400%ml} until soft. ~{12%minutes}

Stir in @salt{1%tsp} and serve.
`
