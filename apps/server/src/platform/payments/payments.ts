/**
 * What the product needs of a provider of card payments. Every call about a club's money names the club's account
 * (`ExtAccountId`). Amounts are in the currency's minor unit as in the database; the implementation converts them. Instants are
 * `Date`. A call that creates something takes a `key`: the same key with the same input creates once, also after a crash.
 * Calls throw `ProviderUnavailable` when a repetition may succeed, and `ProviderRefused` when it can not.
 */
export interface PaymentProvider {
  readonly mode: PaymentMode;

  createAccount(input: { readonly key: string; readonly name: string; readonly email: string | null }): Promise<string>;
  account(ExtAccountId: string): Promise<ProviderAccount>;
  /** Link to the provider's pages for a club's data; for one use, within minutes. */
  accountLink(ExtAccountId: string, returnUrl: string): Promise<string>;

  createCustomer(account: string, input: NewCustomer): Promise<string>;
  openCheckout(account: string, input: NewCheckout): Promise<{ readonly ExtCheckoutId: string; readonly Url: string }>;
  checkout(account: string, ExtCheckoutId: string): Promise<ProviderCheckout>;
  /** Closes the page, so that it takes no money any more. False when it was already complete. */
  expireCheckout(account: string, ExtCheckoutId: string): Promise<boolean>;

  subscription(account: string, ExtSubscriptionId: string): Promise<ProviderSubscription>;
  changeSubscription(account: string, ExtSubscriptionId: string, change: SubscriptionChange): Promise<ProviderSubscription>;
  invoice(account: string, ExtInvoiceId: string): Promise<ProviderInvoice>;
  /** The latest paid invoices of a subscription, newest first, at most 24. */
  paidInvoices(account: string, ExtSubscriptionId: string): Promise<readonly PaidInvoice[]>;
  /** Page of the provider where the customer enters another card for a subscription. */
  openCardChange(account: string, input: CardChange): Promise<{ readonly ExtCheckoutId: string; readonly Url: string }>;
  /**
   * Lets the card entered on the page of `openCardChange` pay the subscription, and at once its latest invoice when that failed;
   * of a fixed number of charges all that failed.
   * A decline is no error: the subscription shows it. Returns the subscription; null when the page is not complete or was for
   * something else. May be repeated.
   */
  applyCardChange(account: string, ExtCheckoutId: string): Promise<string | null>;

  /** A payment with its fees; null unless the money is taken. */
  payment(account: string, ExtPaymentId: string): Promise<ProviderPayment | null>;
  refund(account: string, input: NewRefund): Promise<ProviderRefund>;
  refundOf(account: string, ExtRefundId: string): Promise<ProviderRefund>;
  /** Refunds of a payment, oldest first. */
  refundsOf(account: string, ExtPaymentId: string): Promise<readonly ProviderRefund[]>;

  /**
   * What moved an account's balance in a span of time or in a payout, newest first, a page at a time: `next` is the `after` of the
   * next page.
   */
  balance(account: string, span: Span | { readonly ExtPayoutId: string }, after?: string): Promise<ProviderEntries>;
  /** Payouts made in a span of time. */
  payouts(account: string, span: Span): Promise<readonly ProviderPayout[]>;
  /** What a payment was made for. */
  originOf(account: string, ExtPaymentId: string): Promise<ProviderOrigin>;
  disputeOf(account: string, ExtDisputeId: string): Promise<ProviderDispute>;
  /** Disputes of a payment, oldest first. */
  disputesOf(account: string, ExtPaymentId: string): Promise<readonly ProviderDispute[]>;
  /** Sends evidence to the bank, which takes it once. */
  answerDispute(account: string, answer: DisputeEvidenceTexts): Promise<ProviderDispute>;
  /** Gives the money of a dispute up. */
  acceptDispute(account: string, input: { readonly key: string; readonly ExtDisputeId: string }): Promise<ProviderDispute>;
  /** Page of the provider where the club answers a dispute; null for the double, which has none. */
  disputePage(ExtDisputeId: string): string | null;

  /** Checks the signature of a webhook over the raw body. Undefined when it is not the provider's or too old. */
  readEvent(body: Buffer, signature: string): ProviderEvent | undefined;
}

/** Path below PUBLIC_URL to which the provider sends its messages. */
export const WEBHOOK_PATH = '/doors/stripe';

/** `demo` is a double of the provider, `test` its own test mode: neither moves money. */
export type PaymentMode = 'live' | 'test' | 'demo';

export interface ProviderAccount {
  readonly ExtAccountId: string;
  readonly DetailsSubmitted: boolean;
  readonly ChargesEnabled: boolean;
  readonly PayoutsEnabled: boolean;
  readonly DisabledReason: string | null;
  /** Requirements that are due, past due ones first, in the provider's names, such as `individual.verification.document`. */
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
  /** Stored at the provider with the payment and the subscription. */
  readonly orderId: number;
}
export type NewCheckout =
  | (CheckoutOf & { readonly kind: 'once'; readonly PlatformFee: number })
  | (CheckoutOf & {
      readonly kind: 'recurring';
      readonly Every: number;
      readonly Unit: 'Day' | 'Month' | 'Year';
      readonly PlatformFeePercent: number;
      /** First charge at this instant; at once when null or before the page expires. */
      readonly StartsAt: Date | null;
      /** Number of charges; without end when null. */
      readonly Charges: number | null;
      /** What the first charge takes beyond `Amount`. Only of one that starts at once. */
      readonly FirstExtra: number;
    });

export interface ProviderCheckout {
  readonly ExtCheckoutId: string;
  readonly State: 'Open' | 'Complete' | 'Expired';
  /** Paid: the money is taken, or nothing is due before a later start. Processing: a bank debit that takes days. Unpaid: not paid, or the debit failed. */
  readonly Payment: 'Paid' | 'Processing' | 'Unpaid';
  /** The payment of a single charge; null before it exists. */
  readonly payment: ProviderPayment | null;
  readonly ExtSubscriptionId: string | null;
}

export interface ProviderPayment {
  readonly ExtPaymentId: string;
  readonly Amount: number;
  readonly Currency: string;
  /** Fee of the platform as the provider took it, and the provider's own fee; null when not known yet. */
  readonly PlatformFee: number;
  readonly ProviderFee: number | null;
  readonly PaidAt: Date;
  /** Words for a receipt, such as `Visa 4242`. */
  readonly means: string;
}

export interface ProviderSubscription {
  readonly ExtSubscriptionId: string;
  /** Status in the provider's words: incomplete, incomplete_expired, trialing, active, past_due, unpaid, canceled, paused. */
  readonly ExtStatus: string;
  readonly CancelAtPeriodEnd: boolean;
  readonly CurrentPeriodEnd: Date;
  readonly CanceledAt: Date | null;
  readonly EndedAt: Date | null;
  readonly CollectionPaused: boolean;
  readonly ExtLatestInvoiceId: string | null;
  /** Card or account that pays, such as `Visa 4242`; null when there is none. */
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
  /** Null until paid. */
  readonly payment: ProviderPayment | null;
  /** Reason of the last decline in the provider's words, such as `card_declined` or `insufficient_funds`. */
  readonly DeclineCode: string | null;
}

export interface PaidInvoice {
  readonly ExtInvoiceId: string;
  /** Null when nothing was due. */
  readonly ExtPaymentId: string | null;
}

export interface CardChange {
  readonly key: string;
  readonly ExtCustomerId: string;
  readonly ExtSubscriptionId: string;
  readonly returnUrl: string;
  readonly language: string;
}

export interface NewRefund {
  readonly key: string;
  readonly ExtPaymentId: string;
  readonly Amount: number;
  readonly Currency: string;
  /** Our refund, stored at the provider; null for one without a row. */
  readonly TransactionId: number | null;
}

export interface ProviderRefund {
  readonly ExtRefundId: string;
  readonly ExtPaymentId: string;
  readonly Amount: number;
  readonly Currency: string;
  readonly State: 'Pending' | 'Succeeded' | 'Failed';
  readonly At: Date;
  /** Our refund; null for one that was made in the provider's dashboard. */
  readonly TransactionId: number | null;
}

/** From an instant until before another. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** One change of an account's balance. What was taken from the account is below 0; fees are above 0, below 0 when given back. */
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
  /** Only of an automatic payout does the provider say what is in it. */
  readonly Automatic: boolean;
}

export interface ProviderOrigin {
  /** False while a bank debit is on its way. */
  readonly Taken: boolean;
  readonly orderId: number | null;
  readonly ExtInvoiceId: string | null;
  readonly ExtCustomerId: string | null;
}

/** A payment that the payer's bank takes back. */
export interface ProviderDispute {
  readonly ExtDisputeId: string;
  /** Null for a payment of a kind that the product does not use. */
  readonly ExtPaymentId: string | null;
  readonly Amount: number;
  readonly Currency: string;
  /** Reason and status in the provider's words, such as `fraudulent` and `needs_response`. */
  readonly Reason: string;
  readonly ExtStatus: string;
  /** False while the bank only inquires, so that the payment can still be refunded. */
  readonly HoldsMoney: boolean;
  readonly EvidenceDueBy: Date | null;
  readonly OpenedAt: Date;
  /** What the provider keeps for it, as its entries in the balance have it; null when they are in another currency. */
  readonly Fee: number | null;
  /** The `key` of the evidence that was sent with `answerDispute`; null when there is none. */
  readonly AnswerKey: string | null;
}

/** Texts of at most 20,000 characters for the payer's bank. They never have health data. */
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
  /** Null for an event of the platform itself. */
  readonly ExtAccountId: string | null;
  readonly Type: string;
  readonly objectType: string;
  /** Empty for an object that has no id, such as an invoice to come. */
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

/** True when the provider has no object of that id. */
export const isMissing = (error: unknown): boolean => error instanceof ProviderRefused && error.code === 'resource_missing';
/** True when the club took the platform off its account, so that no request about it can succeed. */
export const isAccessRemoved = (error: unknown): boolean => error instanceof ProviderRefused && error.code === 'account_invalid';
