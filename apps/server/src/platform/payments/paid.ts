import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import type { Stripe } from 'stripe';
import { moneyOf } from './amounts.ts';
import { type Client, idOf, instantOf } from './client.ts';
import type { ProviderPayment } from './payments.ts';

export const paymentIntentOf = (client: Client, account: string, ExtPaymentId: string): Promise<Stripe.PaymentIntent> =>
  client.ask((stripe) =>
    stripe.paymentIntents.retrieve(ExtPaymentId, { expand: ['latest_charge.balance_transaction'] }, { stripeAccount: account }),
  );

/** The invoice with its payment or last attempt. Null when nothing was due. */
export async function invoiceWithIntent(
  client: Client,
  account: string,
  id: string,
): Promise<{ readonly invoice: Stripe.Invoice; readonly intent: Stripe.PaymentIntent | null }> {
  const invoice = await client.ask((stripe) =>
    stripe.invoices.retrieve(id, { expand: ['payments'] }, { stripeAccount: account }),
  );
  const attempts = invoice.payments?.data ?? [];
  const last = attempts.find(({ status }) => status === 'paid') ?? attempts.find(({ is_default }) => is_default);
  const ExtPaymentId = idOf(last?.payment.payment_intent);
  return { invoice, intent: ExtPaymentId === null ? null : await paymentIntentOf(client, account, ExtPaymentId) };
}

export function paymentOf({ id, status, latest_charge: charge }: Stripe.PaymentIntent): ProviderPayment | null {
  if (status !== 'succeeded' || charge === null || typeof charge === 'string') return null;
  const booked = typeof charge.balance_transaction === 'object' ? charge.balance_transaction : null;
  return {
    ExtPaymentId: id,
    ...moneyOf(charge.amount, charge.currency),
    PlatformFee: moneyOf(charge.application_fee_amount ?? 0, charge.currency).Amount,
    ProviderFee: providerFee(booked, charge.currency),
    PaidAt: instantOf(booked?.created ?? charge.created),
    Method: methodOf(charge.payment_method_details),
    means: meansOf(charge.payment_method_details),
  };
}

/** Null if the fee is unknown or in another currency. */
export function providerFee(booked: Stripe.BalanceTransaction | null, currency: string): number | null {
  if (booked === null || booked.currency !== currency) return null;
  const own = booked.fee_details.filter(({ type }) => type !== 'application_fee');
  return moneyOf(
    own.reduce((sum, { amount }) => sum + amount, 0),
    currency,
  ).Amount;
}

interface Card {
  readonly brand: string | null;
  readonly last4: string | null;
  readonly funding?: string | null;
}
interface Means {
  readonly type: string;
  readonly card?: Card;
  readonly sepa_debit?: { readonly last4: string | null };
}
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

const methods: Readonly<Record<string, TransactionMethod>> = {
  acss_debit: 'BankDebit',
  au_becs_debit: 'BankDebit',
  bacs_debit: 'BankDebit',
  nz_bank_account: 'BankDebit',
  sepa_debit: 'BankDebit',
  us_bank_account: 'BankDebit',
  customer_balance: 'WireTransfer',
};

export function methodOf(means: Means | null): TransactionMethod {
  if (means?.card) return means.card.funding === 'debit' || means.card.funding === 'prepaid' ? 'Debit' : 'Credit';
  return methods[means?.type ?? ''] ?? 'Other';
}

/** The expected day of a bank debit on its way, otherwise null. */
export function debitDay(intent: Stripe.PaymentIntent | null): string | null {
  const charge = intent?.status === 'processing' ? intent.latest_charge : null;
  if (charge === null || typeof charge === 'string') return null;
  const { acss_debit, au_becs_debit, bacs_debit, nz_bank_account, sepa_debit, us_bank_account } =
    charge.payment_method_details ?? {};
  const debit = sepa_debit ?? bacs_debit ?? us_bank_account ?? acss_debit ?? au_becs_debit ?? nz_bank_account;
  return debit?.expected_debit_date ?? null;
}

export const nameOfCard = ({ brand, last4 }: Card): string => `${brands[brand ?? ''] ?? 'Card'} ${last4 ?? ''}`.trim();

/** The text for a receipt, such as `Visa 4242` or `SEPA 3000`. */
export function meansOf(means: Means | null): string {
  if (means?.card) return nameOfCard(means.card);
  if (means?.sepa_debit) return `SEPA ${means.sepa_debit.last4 ?? ''}`.trim();
  const name = (means?.type ?? 'card').replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
