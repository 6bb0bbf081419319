/** API version 2026-10-28. Fields that the double does not use are empty (`shapes.json`). */
export interface Resource {
  readonly id: string;
  readonly object: string;
  readonly created: number;
  [field: string]: unknown;
}

type Metadata = Readonly<Record<string, string>>;

export interface Account extends Resource {
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  requirements: {
    currently_due: string[];
    past_due: string[];
    eventually_due: string[];
    pending_verification: string[];
    disabled_reason: string | null;
    current_deadline: null;
    errors: [];
    alternatives: [];
  };
  readonly business_profile: { readonly name: string | null };
}

export interface Means extends Resource {
  readonly type: 'card' | 'sepa_debit';
  customer: string | null;
}

export interface Session extends Resource {
  readonly mode: 'payment' | 'subscription' | 'setup';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  readonly customer: string;
  readonly amount_total: number | null;
  readonly currency: string;
  readonly expires_at: number;
  readonly locale: string;
  readonly custom_text: { readonly submit: { readonly message: string } | null };
  readonly metadata: Metadata;
  readonly success_url: string;
  readonly cancel_url: string;
  url: string | null;
  payment_intent: string | null;
  setup_intent: string | null;
  subscription: string | null;
  invoice: string | null;
}

export interface Intent extends Resource {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly application_fee_amount: number | null;
  amount_received: number;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  next_action: { readonly redirect_to_url: { readonly return_url: string | null; readonly url: string } } | null;
  latest_charge: string | null;
  payment_method: string | null;
  last_payment_error: CardError | null;
}

export interface CardError {
  readonly type: 'card_error';
  readonly code: string;
  readonly decline_code: string;
  readonly message: string;
}

export interface Charge extends Resource {
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly application_fee_amount: number | null;
  application_fee: string | null;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: string | null;
  captured: boolean;
  paid: boolean;
  refunded: boolean;
  disputed: boolean;
  status: 'succeeded' | 'pending' | 'failed';
}

export interface Fee extends Resource {
  readonly amount: number;
  amount_refunded: number;
  refunded: boolean;
}

interface Price extends Resource {
  readonly unit_amount: number;
  readonly recurring: { readonly interval: string; readonly interval_count: number };
}

export interface Item extends Resource {
  readonly price: Price;
  current_period_start: number;
  current_period_end: number;
}

export interface Subscription extends Resource {
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'paused';
  readonly customer: string;
  readonly currency: string;
  readonly application_fee_percent: number | null;
  readonly billing_cycle_anchor: number;
  items: { readonly object: 'list'; readonly data: readonly [Item]; readonly has_more: false; readonly url: string };
  readonly metadata: Metadata;
  readonly trial_end: number | null;
  default_payment_method: string | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string | null;
  pause_collection: { readonly behavior: string; readonly resumes_at: number | null } | null;
}

export interface Invoice extends Resource {
  readonly amount_due: number;
  readonly currency: string;
  readonly customer: string;
  readonly parent: { readonly type: 'subscription_details'; readonly subscription_details: { readonly subscription: string } };
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  next_payment_attempt: number | null;
  hosted_invoice_url: string | null;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  payments: { readonly object: 'list'; readonly data: InvoicePayment[]; readonly has_more: false; readonly url: string };
  status_transitions: {
    finalized_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
    marked_uncollectible_at: null;
  };
}

export interface InvoicePayment extends Resource {
  status: 'open' | 'paid';
  amount_paid: number | null;
  readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string };
}

export interface Refund extends Resource {
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  balance_transaction: string | null;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface Payout extends Resource {
  readonly amount: number;
  readonly arrival_date: number;
  balance_transaction: string | null;
  status: 'in_transit' | 'paid';
}

export interface Dispute extends Resource {
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly balance_transactions: Resource[];
  readonly evidence: Record<string, unknown>;
  readonly evidence_details: { readonly due_by: number | null; has_evidence: boolean; submission_count: number };
  readonly metadata: Record<string, string>;
  is_charge_refundable: boolean;
  status:
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost'
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed';
}
