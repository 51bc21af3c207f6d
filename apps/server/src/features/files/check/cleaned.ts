/** A photo as it is stored: pixels, colours and orientation, but not when, where or with which phone it was taken. */
export type Cleaned = { content: Buffer; pixels: number | null }
