/**
 * The admin panel and the audit log. From docs/product/specification.md#9-business-constants-and-limits, and our own
 * limits. Times are in milliseconds unless the name has another unit.
 */

/** Attempts at the first administrator's setup code per hour, by one person and from one network. */
export const setupCode = { triesOfPerson: 5, triesOfNetwork: 20 } as const

export const admin = {
  pageSize: 50,
  recentOrders: 10,
  /** A file with more rows is refused. */
  csvRowsMax: 250_000,
} as const

export const audit = {
  ownEntries: 100,
  /** Consecutive failed sign-ins are logged from this number on. */
  failedSignIns: 5,
  /** Orders and deliveries of a person that an administrator sees. */
  viewedRows: 10,
  /**
   * Limits on entries of one kind in 24 hours, for actions that anyone can repeat at will (sign-ins, sign-outs, failed
   * sign-ins, devices signed out, cookie choices). Beyond `each`, only entries for a device or network not seen that
   * day are recorded; beyond `distinct`, none.
   */
  repeated: { each: 20, distinct: 100 },
  /** The database itself refuses to delete younger entries (migration 0019). */
  retentionYears: 3,
} as const
