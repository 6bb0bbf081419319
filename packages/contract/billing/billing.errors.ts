export const errors = {
  // credits feature
  /** The booking needs `needed` credits. The member has the `balance`. */
  NotEnoughCredits: 409,

  // cash-desk feature
  /** The cash desk was never opened, so no float is known. */
  CashDeskNotOpen: 409,
  CashDeskAlreadyOpen: 409,
  CashDeskChanged: 409,
  MoreThanInDrawer: 409,
  /** The transaction is part of a closed day. Only its payment method and texts can change. */
  DayClosed: 409,

  // disputes feature
  /** The dispute is not lost, or the bank took no money. */
  DisputeNotLost: 409,
  DisputeAlreadyDecided: 409,
  /** The bank expects no answer, or holds no money whose loss the club could accept. */
  DisputeNotAnswerable: 409,
  DisputeAlreadyAnswered: 409,

  // goods feature
  ArticleNameExists: 409,
  /** The article is not on sale, or has a price in an earlier currency of the club. */
  ArticleNotOnSale: 409,
  /** The price differs from the one that the user saw. values: amount, as text; Price in minor units of Currency. */
  ArticlePriceChanged: 409,

  // online-payments feature
  /** The club's payment account is not active, or online payments are switched off. */
  OnlinePaymentsOff: 409,
  /** The provider cannot take this amount in this currency. */
  AmountNotPayableOnline: 409,
  /** The plan renews, but a renewal adds no activities to those of its type. */
  RenewalAddsNoActivities: 409,
  /** A member under 18 without a payer of the family cannot buy subscriptions that renew or are charged in parts. */
  PayerRequired: 409,
  PaymentOrderSettled: 409,
  /** A bank debit is being processed. values: Title and PaymentOrderId of its order. */
  PaymentOrderProcessing: 409,
  SubscriptionNotPaidOnline: 409,
  /** The club removed the platform from its account, so nothing can be changed online. */
  PaymentAccountDisconnected: 409,
  /** Installments are parts of one price, so only staff cancel them. */
  InstallmentsNotCancelable: 409,
  /** Only a running subscription without a pause can be replaced. */
  PlanNotChangeable: 409,
  /** The renewal on `date` is too near. */
  PlanChangeTooLate: 409,
  PausesNotAllowed: 409,
  PausesUsedUp: 409,
  SubscriptionAlreadyPaused: 409,
  /** The member can end only a pause that the member planned. */
  SubscriptionNotPaused: 409,
  /** The pause skipped a charge, so it lasts to its end. */
  PausedPeriodNotPaid: 409,
  /** Nothing was charged, so the client may retry. */
  PaymentProviderUnavailable: 503,
  /** The provider refused the request, with this `code`. */
  PaymentProviderRefused: 409,

  // payment-accounts feature
  OnlinePaymentsNotConfigured: 409,
  /** values: State of the account. */
  PaymentAccountComplete: 409,
  /** values: State of the account. */
  PaymentAccountNotActive: 409,

  // receipts feature
  ReceiptWithoutMember: 409,

  // reconciliation feature
  /** values: State of the difference. */
  DifferenceSettled: 409,
  /** The provider has the payment or refund, so its transaction is not deleted. */
  FoundAtProvider: 409,
  /** The club has no account, or removed the platform from its account. */
  PaymentAccountNotConnected: 409,

  // subscription-types feature
  /** `assigned` subscriptions of this type are active and `suspended` are suspended. */
  SubscriptionTypeAssigned: 409,
  RecurringPlanNeedsCardPayments: 409,

  // subscriptions feature
  SubscriptionAssignmentError: 409,
  /** values: UserSubscriptionId, name and first day (`since`) of the subscription that the member already has. */
  SubscriptionAlreadyHeld: 409,
  SubscriptionNotActive: 409,
  SubscriptionNotSuspended: 409,
  SubscriptionHasBookings: 409,
  /** The due `amount`, as text, is not paid. */
  SubscriptionHasDebt: 409,
  SubscriptionAlreadyEnded: 409,
  SubscriptionNotCanceled: 409,
  /** values: the following subscription and its start `date`. */
  SubscriptionReplaced: 409,
  SubscriptionNothingToPay: 409,
  /** The provider still charges these installments, so the desk cannot collect them. */
  InstallmentsPaidByCard: 409,
  /** The amount differs from the one that the user saw. values: amount, as text; AmountDue in minor units of Currency. */
  SubscriptionDueChanged: 409,

  // transactions feature
  /** The transaction paid for something, so it can be refunded but not deleted. */
  TransactionIsLinked: 409,
  PaymentDisputed: 409,
  /** values: needed and balance in credits, refundable in minor units. */
  CreditsAlreadySpent: 409,
  TicketsAlreadySpent: 409,
  /** The message names the limit, `max` days. */
  ReportTooLong: 400,
} as const;
