/** The server gives a model 15 seconds; the rest allows for the request itself. */
export const answerTimeoutMs = 25_000
