type Refunds = {
  /** Refunded for each line of the order. */
  lines: readonly number[]
  /** The shops' parts, and what each shop still owes. */
  parts: readonly { lines: readonly { index: number }[]; due: number }[]
  /** What the installation still owes of an online payment. */
  due: number
  /** What the customer got back so far. */
  returned: number
}

/**
 * Splits what an order's total was lowered by after problems, in paise, into what the customer is still to get back,
 * what was returned, and what was just deducted, as it had not been paid.
 */
export function splitRefunds({ lines, parts, due: ofPayment, returned: got }: Refunds) {
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)
  const byShops = sum(parts.map((part) => Math.min(part.due, sum(part.lines.map(({ index }) => lines[index] ?? 0)))))
  const all = sum(lines)
  const due = byShops + Math.min(ofPayment, all - byShops)
  const returned = Math.min(got, all - due)
  return { due, returned, deducted: all - due - returned }
}
