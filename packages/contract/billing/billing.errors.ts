export const errors = {
  // credits feature
  /** The message names the `needed` credits and the `balance`. */
  NotEnoughCredits: 409,

  // cash-desk feature
  /** The cash desk was never opened, so no float is known. */
  CashDeskNotOpen: 409,
  CashDeskAlreadyOpen: 409,
  /** A sale, refund, move or correction was recorded after the user counted. */
  CashDeskChanged: 409,
  MoreThanInDrawer: 409,
  /** A close printed the transaction: only its method and texts can change. */
  DayClosed: 409,

  // disputes feature
  /** The dispute is not lost, or it took no money. */
  DisputeNotLost: 409,
  DisputeAlreadyDecided: 409,
  /** The bank waits for no answer of the club, or it only inquires and has no money that could be given up. */
  DisputeNotAnswerable: 409,
  DisputeAlreadyAnswered: 409,

  // goods feature
  /** Another article on sale has this name, case ignored. */
  ArticleNameExists: 409,
  /** It was taken off sale, or its price is in an earlier currency of the club. */
  ArticleNotOnSale: 409,
  /** The price is not the one that the caller saw. values: amount, as text; Price in minor units of Currency. */
  ArticlePriceChanged: 409,

  // online-payments feature
  /** The club does not take online payments: its account is not active, or they are switched off. */
  OnlinePaymentsOff: 409,
  /** The provider can not take this amount in this currency. */
  AmountNotPayableOnline: 409,
  /** A plan that renews, of a type with a number of activities. */
  RenewalAddsNoActivities: 409,
  /** A member under 18 without a payer of the family can not buy what renews or is charged in parts. */
  PayerRequired: 409,
  PaymentOrderSettled: 409,
  /** A bank debit of the same thing is on its way. values: Title and PaymentOrderId of its order. */
  PaymentOrderProcessing: 409,
  SubscriptionNotPaidOnline: 409,
  /** The club took the platform off its account at the provider, so that nothing of it can be changed online. */
  PaymentAccountDisconnected: 409,
  /** Installments are one price, so that only staff cancel them. */
  InstallmentsNotCancelable: 409,
  /** Only a running subscription without a pause can be replaced. */
  PlanNotChangeable: 409,
  /** The message names the `date` of the renewal, which is too near. */
  PlanChangeTooLate: 409,
  PausesNotAllowed: 409,
  /** The message names the `limit` of pauses a year. */
  PausesUsedUp: 409,
  SubscriptionAlreadyPaused: 409,
  /** Only the pause that a member planned can be ended by the member. */
  SubscriptionNotPaused: 409,
  /** The pause skipped a charge, so its member cannot end it early. */
  PausedPeriodNotPaid: 409,
  /** The provider is unreachable. Nothing was charged, so the client may retry. */
  PaymentProviderUnavailable: 503,
  /** The provider refused the request. The message names its `code`. */
  PaymentProviderRefused: 409,

  // payment-accounts feature
  OnlinePaymentsNotConfigured: 409,
  /** The provider has all data of the account, so there is nothing to enter. values: State of the account. */
  PaymentAccountComplete: 409,
  /** Online payments can not be switched on before the account is active. values: State of the account. */
  PaymentAccountNotActive: 409,

  // receipts feature
  /** The receipt has no member, or the account no longer exists. */
  ReceiptWithoutMember: 409,

  // reconciliation feature
  /** values: State of the difference. */
  DifferenceSettled: 409,
  /** The provider has the payment or refund, so it is not taken off the books. */
  FoundAtProvider: 409,
  /** The club has no account at the provider, or took the platform off it, so nothing can be read there. */
  PaymentAccountNotConnected: 409,

  // subscription-types feature
  /** The message names how many subscriptions are `assigned` and `suspended`. */
  SubscriptionTypeAssigned: 409,
  RecurringPlanNeedsCardPayments: 409,

  // subscriptions feature
  SubscriptionAssignmentError: 409,
  /** values: UserSubscriptionId, name and first day (`since`) of the subscription that the member holds. */
  SubscriptionAlreadyHeld: 409,
  /** Only an active subscription can be suspended. */
  SubscriptionNotActive: 409,
  SubscriptionNotSuspended: 409,
  SubscriptionHasBookings: 409,
  /** The message names the due `amount` as text. */
  SubscriptionHasDebt: 409,
  SubscriptionAlreadyEnded: 409,
  SubscriptionNotCanceled: 409,
  /** The message names the subscription that follows and the `date` on which it starts. */
  SubscriptionReplaced: 409,
  SubscriptionNothingToPay: 409,
  /** The provider charges these installments, and has not given up. */
  InstallmentsPaidByCard: 409,
  /** Another amount is due than the one that the caller saw. values: amount, as text; AmountDue in minor units of Currency. */
  SubscriptionDueChanged: 409,

  // transactions feature
  /** A purchase that paid for something can be refunded but not deleted. */
  TransactionIsLinked: 409,
  /** The payer's bank holds the money of the purchase, because it is disputed. */
  PaymentDisputed: 409,
  /** The credits to take back were spent. values: needed, balance, refundable (minor units). */
  CreditsAlreadySpent: 409,
  TicketsAlreadySpent: 409,
  /** The message names the limit, `max` days. */
  ReportTooLong: 400,
} as const;
