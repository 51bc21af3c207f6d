/** A model may take 15 seconds, and the server needs a moment before and after. */
export const patienceMs = 25_000
