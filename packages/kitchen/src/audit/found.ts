/** What a person should look at: the dish or the food, and why. */
export type Doubt = { id: string; why: string }

/** What an audit looked at, and what it doubts. */
export type Found = { looked: number; doubts: Doubt[] }
