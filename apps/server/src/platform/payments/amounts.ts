import { fromProvider, toProvider } from '@clubpulse/rules/billing/online-payments/provider-amount';
import { ProviderRefused } from './payments.ts';

export function sentAmount(Amount: number, Currency: string): number {
  const sent = toProvider(Amount, Currency);
  if (sent === undefined) throw new ProviderRefused('amount_invalid', `${Currency} has no such amount at the provider`);
  return sent;
}

export const sentCurrency = (Currency: string): string => Currency.toLowerCase();

export function moneyOf(amount: number, currency: string): { readonly Amount: number; readonly Currency: string } {
  const Currency = currency.toUpperCase();
  return { Amount: fromProvider(amount, Currency), Currency };
}
