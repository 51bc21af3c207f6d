/** The admin panel, the audit log. From docs/product/specification.md#9-business-constants-and-limits, and our own limits. Times are in milliseconds unless the name has another unit. */

/** Guesses at the first administrator's set-up code in an hour, of one person and from one network. */
export const setupCode = { triesOfPerson: 5, triesOfNetwork: 20 } as const

export const admin = {
  pageSize: 50,
  recentOrders: 10,
  /** A file with more is refused. */
  csvRowsMax: 250_000,
} as const

export const audit = {
  ownEntries: 100,
  /** Failed sign-ins are logged from this many in a row. */
  failedSignIns: 5,
  /** Orders and deliveries that an administrator sees of a person. */
  viewedRows: 10,
  /**
   * Of what a person or a stranger can repeat at will (sign-ins, sign-outs, failed sign-ins, devices signed out, cookie
   * choices): entries of one kind in 24 hours. Past the first number only a device or network not seen that day is written
   * down, past the second nothing.
   */
  repeated: { each: 20, distinct: 100 },
  /** The database itself refuses to delete younger entries (migration 0019). */
  keptYears: 3,
} as const
