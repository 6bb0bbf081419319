import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { PaymentProvider } from './payments.ts';

/** The provider of card payments of this installation; undefined when online payments are not configured. */
export function createPayments({ config }: { readonly config: Config; readonly log: Logger }): PaymentProvider | undefined {
  if (config.PAYMENTS === 'off') return undefined;
  return undefined;
}
