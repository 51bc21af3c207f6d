import type { Dish } from '../read/dish.ts'

/** What is made by the jar and taken by the spoon. */
export const jarCourses: ReadonlySet<Dish['course']> = new Set(['pickle', 'powder', 'preserve'])
