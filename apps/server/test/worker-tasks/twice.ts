/** Answers with twice its input. */
export default function twice(input: number): number {
  return 2 * input
}
