/** Allocates until its process ends. */
export default function fillMemory(): number {
  const held: number[][] = []
  for (;;) held.push(Array.from({ length: 100_000 }, (_, n) => n + held.length))
}
