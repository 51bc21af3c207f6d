import type { Dish } from '../read/dish.ts'

/** Courses made by the jar and eaten by the spoon. */
export const jarCourses: ReadonlySet<Dish['course']> = new Set(['pickle', 'powder', 'preserve'])
