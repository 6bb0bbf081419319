export const errors = {
  /** A purchase that paid for something is refunded, not deleted. */
  TransactionIsLinked: 409,
  /** A refund would take back credits that are gone. values: needed, balance, refundable (minor units). */
  CreditsAlreadySpent: 409,
  /** The same of the tickets of a subscription. */
  TicketsAlreadySpent: 409,
  /** A report of more days than one may have. values: max. */
  ReportTooLong: 400,
} as const;
