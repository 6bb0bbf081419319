import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { accountsOf } from './accounts.ts';
import { balanceOf } from './balance.ts';
import { chargesOf } from './charges.ts';
import { checkoutOf } from './checkout.ts';
import { createClient } from './client.ts';
import { disputesOfProvider } from './disputes.ts';
import type { PaymentMode, PaymentProvider } from './payments.ts';
import { refundsOfProvider } from './refunds.ts';
import { subscriptionsOf } from './subscriptions.ts';
import { readEventWith } from './webhooks.ts';

export function createPayments({ config, log }: { readonly config: Config; readonly log: Logger }): PaymentProvider | undefined {
  const { PAYMENTS, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: url } = config;
  if (PAYMENTS === 'off' || key === undefined || secret === undefined) return undefined;
  const client = createClient({ key, url, log });
  const ofKey: PaymentMode = key.includes('_live_') ? 'live' : 'test';
  const mode = PAYMENTS === 'demo' ? 'demo' : ofKey;
  return {
    mode,
    ...accountsOf(client),
    ...checkoutOf(client),
    ...chargesOf(client),
    ...subscriptionsOf(client),
    ...refundsOfProvider(client),
    ...balanceOf(client),
    ...disputesOfProvider(client, mode),
    readEvent: readEventWith(client, secret),
  };
}
