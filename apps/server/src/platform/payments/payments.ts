import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';

/**
 * `ExtAccountId` names the club's account. Amounts are in minor units. The same `key` with the same input creates once, also
 * after a crash. Throws `ProviderUnavailable` when a repetition may succeed, `ProviderRefused` when it cannot.
 */
export interface PaymentProvider {
  readonly mode: PaymentMode;

  createAccount(input: { readonly key: string; readonly name: string; readonly email: string | null }): Promise<string>;
  account(ExtAccountId: string): Promise<ProviderAccount>;
  /** The page on which the club enters its data. The link works once and for some minutes. */
  accountLink(ExtAccountId: string, returnUrl: string): Promise<string>;

  createCustomer(account: string, input: NewCustomer): Promise<string>;
  openCheckout(account: string, input: NewCheckout): Promise<{ readonly ExtCheckoutId: string; readonly Url: string }>;
  checkout(account: string, ExtCheckoutId: string): Promise<ProviderCheckout>;
  /** An expired page takes no money. False when the payment is complete. */
  expireCheckout(account: string, ExtCheckoutId: string): Promise<boolean>;

  /** The cards that the customer chose to store on a page. */
  storedCards(account: string, ExtCustomerId: string): Promise<readonly ProviderCard[]>;
  /** Opens a charge without a page. Takes no money before `confirmCharge`. The charge is read and expired like a page. */
  openCharge(account: string, input: NewCharge): Promise<string>;
  /**
   * Charges a stored card. Returns the bank's page if the bank requires a confirmation, otherwise null, also after a decline. May
   * be repeated.
   */
  confirmCharge(
    account: string,
    ExtCheckoutId: string,
    input: { readonly ExtMeansId: string; readonly returnUrl: string },
  ): Promise<string | null>;

  subscription(account: string, ExtSubscriptionId: string): Promise<ProviderSubscription>;
  changeSubscription(account: string, ExtSubscriptionId: string, change: SubscriptionChange): Promise<ProviderSubscription>;
  invoice(account: string, ExtInvoiceId: string): Promise<ProviderInvoice>;
  /** Newest first, at most 24. */
  paidInvoices(account: string, ExtSubscriptionId: string): Promise<readonly PaidInvoice[]>;
  openCardChange(account: string, input: CardChange): Promise<{ readonly ExtCheckoutId: string; readonly Url: string }>;
  /**
   * From now on the card pays the subscription, at once also the failed latest invoice, or all failed invoices of a fixed number
   * of charges. Can be repeated. A decline is no error. Null when the page is not complete or of another kind.
   */
  applyCardChange(account: string, ExtCheckoutId: string): Promise<string | null>;

  /** Null unless the money is taken. */
  payment(account: string, ExtPaymentId: string): Promise<ProviderPayment | null>;
  refund(account: string, input: NewRefund): Promise<ProviderRefund>;
  refundOf(account: string, ExtRefundId: string): Promise<ProviderRefund>;
  refundsOf(account: string, ExtPaymentId: string): Promise<readonly ProviderRefund[]>;

  /** Newest first; `next` is the next page's `after`. */
  balance(account: string, span: Span | { readonly ExtPayoutId: string }, after?: string): Promise<ProviderEntries>;
  payouts(account: string, span: Span): Promise<readonly ProviderPayout[]>;
  originOf(account: string, ExtPaymentId: string): Promise<ProviderOrigin>;
  disputeOf(account: string, ExtDisputeId: string): Promise<ProviderDispute>;
  disputesOf(account: string, ExtPaymentId: string): Promise<readonly ProviderDispute[]>;
  /** Sends the answer to the bank, which accepts only one. */
  answerDispute(account: string, answer: DisputeEvidenceTexts): Promise<ProviderDispute>;
  acceptDispute(account: string, input: { readonly key: string; readonly ExtDisputeId: string }): Promise<ProviderDispute>;
  /** The page on which the club can answer. Null for the double. */
  disputePage(ExtDisputeId: string): string | null;

  readEvent(body: Buffer, signature: string): ProviderEvent | undefined;
}

export const WEBHOOK_PATH = '/doors/stripe';

/** `demo` is a double of the provider, `test` the provider's test mode. Neither moves money. */
export type PaymentMode = 'live' | 'test' | 'demo';

export interface ProviderAccount {
  readonly ExtAccountId: string;
  readonly DetailsSubmitted: boolean;
  readonly ChargesEnabled: boolean;
  readonly PayoutsEnabled: boolean;
  readonly DisabledReason: string | null;
  /** The missing data in the provider's names, such as `individual.verification.document`. Past due data is first. */
  readonly Missing: readonly string[];
}

export interface NewCustomer {
  readonly key: string;
  readonly name: string;
  readonly email: string | null;
}

interface CheckoutOf {
  readonly key: string;
  readonly ExtCustomerId: string;
  readonly description: string;
  readonly Amount: number;
  readonly Currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly ExpiresAt: Date;
  readonly language: string;
  readonly storesCard: boolean;
  /** The text beside the button that pays. */
  readonly text: string;
  /** The provider stores the id with payment and subscription. */
  readonly orderId: number;
}
export type NewCheckout =
  | (CheckoutOf & { readonly kind: 'once'; readonly PlatformFee: number })
  | (CheckoutOf & {
      readonly kind: 'recurring';
      readonly Every: number;
      readonly Unit: 'Day' | 'Month' | 'Year';
      readonly PlatformFeePercent: number;
      /** If null or before the page expires, the subscription starts at once. */
      readonly StartsAt: Date | null;
      /** Null: without end. */
      readonly Charges: number | null;
      /** An extra amount of the first charge of a subscription that starts at once. */
      readonly FirstExtra: number;
    });

export type NewCharge = Pick<
  Extract<NewCheckout, { kind: 'once' }>,
  'key' | 'ExtCustomerId' | 'description' | 'Amount' | 'Currency' | 'PlatformFee' | 'orderId'
>;

export interface ProviderCard {
  readonly ExtMeansId: string;
  /** Such as `Visa 4242`. */
  readonly Name: string;
  /** Such as `2034-12`. */
  readonly LastMonth: string;
}

export interface ProviderCheckout {
  readonly ExtCheckoutId: string;
  readonly State: 'Open' | 'Complete' | 'Expired';
  /**
   * Paid: the money is taken, or nothing is due before a later start. Processing: a bank debit takes days. Unpaid: also after a
   * failed debit.
   */
  readonly Payment: 'Paid' | 'Processing' | 'Unpaid';
  /** The payment of a single charge. Null before it exists. */
  readonly payment: ProviderPayment | null;
  /** Expected day of a bank debit; null for other payments. */
  readonly DebitOn: string | null;
  readonly ExtSubscriptionId: string | null;
}

export interface ProviderPayment {
  readonly ExtPaymentId: string;
  readonly Amount: number;
  readonly Currency: string;
  /** `ProviderFee` is null until it is known. */
  readonly PlatformFee: number;
  readonly ProviderFee: number | null;
  readonly PaidAt: Date;
  readonly Method: TransactionMethod;
  readonly means: string;
}

export interface ProviderSubscription {
  readonly ExtSubscriptionId: string;
  /** incomplete, incomplete_expired, trialing, active, past_due, unpaid, canceled, paused. */
  readonly ExtStatus: string;
  readonly CancelAtPeriodEnd: boolean;
  readonly CurrentPeriodEnd: Date;
  readonly CanceledAt: Date | null;
  readonly EndedAt: Date | null;
  readonly CollectionPaused: boolean;
  readonly ExtLatestInvoiceId: string | null;
  /** Card or account, such as `Visa 4242`. */
  readonly means: string | null;
  readonly orderId: number | null;
}

export type SubscriptionChange =
  | { readonly kind: 'cancelAtPeriodEnd' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'cancelNow' }
  | { readonly kind: 'pause'; readonly until: Date | null }
  | { readonly kind: 'resume' };

export interface ProviderInvoice {
  readonly ExtInvoiceId: string;
  readonly ExtSubscriptionId: string | null;
  readonly InvoiceState: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly AttemptCount: number;
  readonly NextAttempt: Date | null;
  readonly AmountDue: number;
  readonly Currency: string;
  readonly PeriodEnd: Date;
  readonly payment: ProviderPayment | null;
  /** The reason in the provider's names, such as `card_declined` or `insufficient_funds`. */
  readonly DeclineCode: string | null;
  /** Expected day of a bank debit that is not taken yet. */
  readonly DebitOn: string | null;
  /** The page on which the customer pays an open invoice and confirms to the bank. */
  readonly Url: string | null;
}

export interface PaidInvoice {
  readonly ExtInvoiceId: string;
  readonly ExtPaymentId: string | null;
}

export interface CardChange {
  readonly key: string;
  readonly ExtCustomerId: string;
  readonly ExtSubscriptionId: string;
  readonly returnUrl: string;
  readonly language: string;
  readonly text: string;
}

export interface NewRefund {
  readonly key: string;
  readonly ExtPaymentId: string;
  readonly Amount: number;
  readonly Currency: string;
  /** The provider stores the id. Null without a transaction. */
  readonly TransactionId: number | null;
}

export interface ProviderRefund {
  readonly ExtRefundId: string;
  readonly ExtPaymentId: string;
  readonly Amount: number;
  readonly Currency: string;
  readonly State: 'Pending' | 'Succeeded' | 'Failed';
  readonly At: Date;
  /** Null for a refund from the provider's dashboard. */
  readonly TransactionId: number | null;
}

/** `from` included, `until` excluded. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** `Gross` and `Net` are negative when the money is taken from the account. Returned fees are negative. */
export interface ProviderEntry {
  readonly ExtEntryId: string;
  readonly Kind: 'Payment' | 'Refund' | 'Dispute' | 'Payout' | 'Fee' | 'Other';
  readonly ExtPaymentId: string | null;
  readonly ExtRefundId: string | null;
  readonly ExtPayoutId: string | null;
  readonly Gross: number;
  readonly ProviderFee: number;
  readonly PlatformFee: number;
  readonly Net: number;
  readonly Currency: string;
  readonly At: Date;
}
export interface ProviderEntries {
  readonly entries: readonly ProviderEntry[];
  readonly next: string | null;
}

export interface ProviderPayout {
  readonly ExtPayoutId: string;
  readonly Amount: number;
  readonly Currency: string;
  readonly PayoutState: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
  readonly At: Date;
  readonly ArrivesAt: Date;
  /** The provider lists the content of automatic payouts only. */
  readonly Automatic: boolean;
}

export interface ProviderOrigin {
  /** False while a bank debit is on its way. */
  readonly Taken: boolean;
  readonly orderId: number | null;
  readonly ExtInvoiceId: string | null;
  readonly ExtCustomerId: string | null;
}

export interface ProviderDispute {
  readonly ExtDisputeId: string;
  readonly ExtPaymentId: string | null;
  readonly Amount: number;
  readonly Currency: string;
  /** Reason and status have the provider's names, such as `fraudulent` and `needs_response`. */
  readonly Reason: string;
  readonly ExtStatus: string;
  /** False while the bank only inquires: a refund is still possible. */
  readonly HoldsMoney: boolean;
  readonly EvidenceDueBy: Date | null;
  readonly OpenedAt: Date;
  /** Null if the fee is in another currency. */
  readonly Fee: number | null;
  readonly AnswerKey: string | null;
}

/** Texts for the payer's bank, at most 20,000 characters. They never contain health data. */
export interface DisputeEvidenceTexts {
  readonly key: string;
  readonly ExtDisputeId: string;
  readonly Customer: string | null;
  readonly Purchase: string | null;
  readonly Policies: string | null;
  readonly Visits: string | null;
  readonly Words: string | null;
}

export interface ProviderEvent {
  readonly ExtEventId: string;
  readonly IsLive: boolean;
  readonly ExtAccountId: string | null;
  readonly Type: string;
  readonly objectType: string;
  /** Empty for objects without id, such as an upcoming invoice. */
  readonly ExtObjectId: string;
}

export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const isMissing = (error: unknown): boolean => error instanceof ProviderRefused && error.code === 'resource_missing';
export const isAccessRemoved = (error: unknown): boolean => error instanceof ProviderRefused && error.code === 'account_invalid';
