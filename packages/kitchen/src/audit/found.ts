/** A finding for a person to check: the id of the dish or the food's name, and the reason. */
export type Doubt = { id: string; why: string }

/** The number of items an audit checked, and its findings. */
export type Found = { looked: number; doubts: Doubt[] }
