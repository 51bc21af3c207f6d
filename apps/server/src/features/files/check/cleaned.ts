/** What is stored of a photo: pixels, colours and which side is up, nothing of when, where and by which phone. */
export type Cleaned = { content: Buffer; pixels: number | null }
