/** A model may take 15 seconds, and the server needs a moment before and after. */
export const answerTimeoutMs = 25_000
