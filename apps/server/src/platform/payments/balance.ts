import type { Stripe } from 'stripe';
import { moneyOf } from './amounts.ts';
import { type Client, idOf, instantOf, secondsOf } from './client.ts';
import { paymentIntentOf } from './paid.ts';
import type { PaymentProvider, ProviderEntry, ProviderPayout } from './payments.ts';

type Balance = Pick<PaymentProvider, 'balance' | 'payouts' | 'originOf'>;

const PAGE = 100;
/** No span has more payouts. */
const PAYOUTS_MAX = 5000;

const kinds: Readonly<Record<string, ProviderEntry['Kind']>> = {
  charge: 'Payment',
  payment: 'Payment',
  payment_failure_refund: 'Payment',
  payment_reversal: 'Payment',
  refund: 'Refund',
  payment_refund: 'Refund',
  refund_failure: 'Refund',
  payout: 'Payout',
  payout_failure: 'Payout',
  payout_cancel: 'Payout',
};

export const balanceOf = (client: Client): Balance => ({
  async balance(account, span, after) {
    const wanted =
      'ExtPayoutId' in span
        ? { payout: span.ExtPayoutId }
        : { created: { gte: secondsOf(span.from), lt: secondsOf(span.until) } };
    const page = { limit: PAGE, expand: ['data.source'], ...(after !== undefined && { starting_after: after }) };
    const { data, has_more } = await client.ask((stripe) =>
      stripe.balanceTransactions.list({ ...wanted, ...page }, { stripeAccount: account }),
    );
    return { entries: data.map(entryOf), next: has_more ? (data.at(-1)?.id ?? null) : null };
  },

  async payouts(account, { from, until }) {
    const created = { gte: secondsOf(from), lt: secondsOf(until) };
    const found = await client.ask((stripe) =>
      stripe.payouts.list({ created, limit: PAGE }, { stripeAccount: account }).autoPagingToArray({ limit: PAYOUTS_MAX }),
    );
    return found.map(payoutOf);
  },

  async originOf(account, ExtPaymentId) {
    const { status, metadata, customer } = await paymentIntentOf(client, account, ExtPaymentId);
    const payment = { type: 'payment_intent', payment_intent: ExtPaymentId } as const;
    const { data } = await client.ask((stripe) => stripe.invoicePayments.list({ payment, limit: 1 }, { stripeAccount: account }));
    const orderId = Number(metadata['orderId']);
    return {
      Taken: status === 'succeeded',
      orderId: Number.isSafeInteger(orderId) ? orderId : null,
      ExtInvoiceId: idOf(data[0]?.invoice),
      ExtCustomerId: idOf(customer),
    };
  },
});

function entryOf({
  id,
  type,
  reporting_category,
  source,
  amount,
  net,
  fee_details,
  currency,
  created,
}: Stripe.BalanceTransaction) {
  const Kind = kinds[type] ?? (reporting_category.startsWith('dispute') ? 'Dispute' : type.endsWith('fee') ? 'Fee' : 'Other');
  const money = (value: number): number => moneyOf(value, currency).Amount;
  const fees = (isPlatforms: boolean): number =>
    fee_details.reduce((sum, fee) => ((fee.type === 'application_fee') === isPlatforms ? sum + fee.amount : sum), 0);
  return {
    ExtEntryId: id,
    Kind,
    ExtPaymentId: paymentOf(source, Kind),
    ExtRefundId: Kind === 'Refund' ? idOf(source) : null,
    ExtPayoutId: Kind === 'Payout' ? idOf(source) : null,
    Gross: money(amount),
    ProviderFee: money(fees(false)),
    PlatformFee: money(fees(true)),
    Net: money(net),
    Currency: currency.toUpperCase(),
    At: instantOf(created),
  } satisfies ProviderEntry;
}

/** Old payments have a charge instead of an intent. A refund or dispute without an intent names no payment. */
function paymentOf(source: Stripe.BalanceTransaction['source'], kind: ProviderEntry['Kind']): string | null {
  if (source === null || typeof source !== 'object' || !('payment_intent' in source)) return null;
  return idOf(source.payment_intent) ?? (kind === 'Payment' ? source.id : null);
}

const states = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const;

const payoutOf = ({ id, amount, currency, status, created, arrival_date, automatic }: Stripe.Payout): ProviderPayout => ({
  ExtPayoutId: id,
  ...moneyOf(amount, currency),
  PayoutState: states.find((state) => state === status) ?? 'pending',
  At: instantOf(created),
  ArrivesAt: instantOf(arrival_date),
  Automatic: automatic,
});
