import type { Logger } from 'pino';
import { hashOf } from '../secrets/secrets.ts';

/** A refused attempt. Only such log entries have a field `security`. */
export interface SecurityEvent {
  readonly security: 'form' | 'rights' | 'token' | 'limit' | 'bridge';
  readonly at: string;
  readonly from: string | undefined;
  readonly userId?: number | undefined;
  readonly account?: string | undefined;
  readonly status?: number;
}

type Log = Pick<Logger, 'info' | 'warn'>;

export const logDone = (log: Log, event: SecurityEvent): void => log.info(event, 'done');
export const logRefused = (log: Log, event: SecurityEvent): void => log.warn(event, 'refused');
export const logEnded = (log: Log, event: SecurityEvent): void => log.info(event, 'refused');

const MARK_LENGTH = 16;

/** Distinguishes accounts in the log without their names. */
export const accountMark = (email: unknown): string | undefined =>
  typeof email === 'string' && email !== '' ? hashOf(email.trim().toLowerCase()).slice(0, MARK_LENGTH) : undefined;
