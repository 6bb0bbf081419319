export const errors = {
  /** A purchase that paid for something is refunded, not deleted. */
  TransactionIsLinked: 409,
  /** The credits to take back are spent. values: needed, balance, refundable (minor units). */
  CreditsAlreadySpent: 409,
  TicketsAlreadySpent: 409,
  /** values: max. */
  ReportTooLong: 400,
} as const;
