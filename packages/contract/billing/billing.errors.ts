export const errors = {
  // credits feature
  /** `needed` credits and the `balance`. */
  NotEnoughCredits: 409,

  // cash-desk feature
  /** Never opened, so no float is known. */
  CashDeskNotOpen: 409,
  CashDeskAlreadyOpen: 409,
  /** Something was recorded after the user counted. */
  CashDeskChanged: 409,
  MoreThanInDrawer: 409,
  /** Printed by a close: only method and texts can change. */
  DayClosed: 409,

  // disputes feature
  /** The dispute is not lost, or the bank took no money. */
  DisputeNotLost: 409,
  DisputeAlreadyDecided: 409,
  /** The bank waits for no answer, or holds no money whose loss the club could accept. */
  DisputeNotAnswerable: 409,
  DisputeAlreadyAnswered: 409,

  // goods feature
  ArticleNameExists: 409,
  /** Off sale, or priced in an earlier currency of the club. */
  ArticleNotOnSale: 409,
  /** The price differs from the one that the user saw. values: amount, as text; Price in minor units of Currency. */
  ArticlePriceChanged: 409,

  // online-payments feature
  /** The club's payment account is not active, or online payments are switched off. */
  OnlinePaymentsOff: 409,
  /** The provider cannot take this amount in this currency. */
  AmountNotPayableOnline: 409,
  /** A renewing plan of a type with a number of activities. */
  RenewalAddsNoActivities: 409,
  /** A member under 18 without a payer of the family cannot buy what renews or is charged in parts. */
  PayerRequired: 409,
  PaymentOrderSettled: 409,
  /** A bank debit is on its way. values: Title and PaymentOrderId of its order. */
  PaymentOrderProcessing: 409,
  SubscriptionNotPaidOnline: 409,
  /** The club removed the platform from its account, so nothing can be changed online. */
  PaymentAccountDisconnected: 409,
  /** Installments are parts of one price, so only staff cancel them. */
  InstallmentsNotCancelable: 409,
  /** Only a running subscription without a pause can be replaced. */
  PlanNotChangeable: 409,
  /** The `date` of the renewal is too near. */
  PlanChangeTooLate: 409,
  PausesNotAllowed: 409,
  PausesUsedUp: 409,
  SubscriptionAlreadyPaused: 409,
  /** Only a pause that the member planned. */
  SubscriptionNotPaused: 409,
  /** The pause skipped a charge. */
  PausedPeriodNotPaid: 409,
  /** Nothing was charged, so the client may retry. */
  PaymentProviderUnavailable: 503,
  /** The message names the provider's `code`. */
  PaymentProviderRefused: 409,

  // payment-accounts feature
  OnlinePaymentsNotConfigured: 409,
  /** The account is complete. values: State of the account. */
  PaymentAccountComplete: 409,
  /** Not before the account is active. values: State of the account. */
  PaymentAccountNotActive: 409,

  // receipts feature
  ReceiptWithoutMember: 409,

  // reconciliation feature
  /** values: State of the difference. */
  DifferenceSettled: 409,
  /** The provider has the payment or refund, so its transaction is not deleted. */
  FoundAtProvider: 409,
  /** The club has no account, or removed the platform from it. */
  PaymentAccountNotConnected: 409,

  // subscription-types feature
  /** The message names how many subscriptions are `assigned` and `suspended`. */
  SubscriptionTypeAssigned: 409,
  RecurringPlanNeedsCardPayments: 409,

  // subscriptions feature
  SubscriptionAssignmentError: 409,
  /** values: UserSubscriptionId, name and first day (`since`) of the one held. */
  SubscriptionAlreadyHeld: 409,
  SubscriptionNotActive: 409,
  SubscriptionNotSuspended: 409,
  SubscriptionHasBookings: 409,
  /** The message names the due `amount` as text. */
  SubscriptionHasDebt: 409,
  SubscriptionAlreadyEnded: 409,
  SubscriptionNotCanceled: 409,
  /** Names the following subscription and its start `date`. */
  SubscriptionReplaced: 409,
  SubscriptionNothingToPay: 409,
  /** The provider charges these installments, and still retries. */
  InstallmentsPaidByCard: 409,
  /** The amount differs from the one that the user saw. values: amount, as text; AmountDue in minor units of Currency. */
  SubscriptionDueChanged: 409,

  // transactions feature
  /** Paid for something: can be refunded but not deleted. */
  TransactionIsLinked: 409,
  /** The payer's bank holds the money. */
  PaymentDisputed: 409,
  /** values: needed, balance, refundable (minor units). */
  CreditsAlreadySpent: 409,
  TicketsAlreadySpent: 409,
  /** The message names the limit, `max` days. */
  ReportTooLong: 400,
} as const;
