import type { Logger } from 'pino';
import { hashOf } from '../secrets/secrets.ts';

/** What somebody tried at a door of the house; lines of the log with `security` are these, and only these. */
export interface SecurityEvent {
  /** A form of the sign-in pages, a right a call demands, a token, a limit, a bridge's secret. */
  readonly security: 'form' | 'rights' | 'token' | 'limit' | 'bridge';
  /** Which door: the address of the form without what changes in it, the id of the call, the broker. */
  readonly at: string;
  /** Network address it came from. */
  readonly from: string | undefined;
  /** The user who was refused, where the house knows her. */
  readonly userId?: number | undefined;
  /** What was typed as e-mail, by `accountMark`. */
  readonly account?: string | undefined;
  /** HTTP status of the answer, where it tells. */
  readonly status?: number;
}

type Told = Pick<Logger, 'info' | 'warn'>;

export const logDone = (log: Told, event: SecurityEvent): void => log.info(event, 'done');
export const logRefused = (log: Told, event: SecurityEvent): void => log.warn(event, 'refused');
/** What happens to everybody: a token that ended. */
export const logEnded = (log: Told, event: SecurityEvent): void => log.info(event, 'refused');

const MARK_LENGTH = 16;

/** Tells attempts on one account from those on others, and names nobody to who reads the log alone. */
export const accountMark = (email: unknown): string | undefined =>
  typeof email === 'string' && email !== '' ? hashOf(email.trim().toLowerCase()).slice(0, MARK_LENGTH) : undefined;
