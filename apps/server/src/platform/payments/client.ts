import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import { refuseInTransaction } from '../database/pool/one-connection.ts';
import { ProviderRefused, ProviderUnavailable } from './payments.ts';

const TIMEOUT_MS = 15_000;
const RETRIES = 2;

export interface Client {
  readonly stripe: Stripe;
  /** Throws ProviderUnavailable and ProviderRefused. */
  ask<T>(request: (stripe: Stripe) => Promise<T>): Promise<T>;
}

export function createClient({ key, url, log }: { readonly key: string; readonly url: string; readonly log: Logger }): Client {
  const { protocol, hostname, port } = new URL(url);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  const stripe = new Stripe(key, {
    protocol: scheme,
    host: hostname,
    port: port === '' ? { http: 80, https: 443 }[scheme] : Number(port),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Clubpulse' },
  });
  return {
    stripe,
    async ask(request) {
      refuseInTransaction('A request to the provider of payments');
      try {
        return await request(stripe);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        const { type, code, statusCode, requestId } = error;
        log.warn({ type, code, statusCode, requestId }, 'the provider of payments does not do what was asked');
        throw errorOfDoor(error);
      }
    },
  };
}

/** Makes an error without the original, because that contains headers and bodies. */
function errorOfDoor(error: InstanceType<typeof Stripe.errors.StripeError>): ProviderUnavailable | ProviderRefused {
  const { statusCode, code, message } = error;
  const isRepeatable =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    statusCode === undefined ||
    statusCode === 409 ||
    statusCode >= 500;
  if (isRepeatable) return new ProviderUnavailable(message);
  return new ProviderRefused(error.decline_code ?? code ?? error.rawType ?? error.type, message);
}

export const idOf = (object: string | { readonly id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

export const instantOf = (seconds: number): Date => new Date(seconds * 1000);
export const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);
