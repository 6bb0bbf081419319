import type { EmailStatus } from '@clubpulse/contract/accounts/users';

export interface TriedMail {
  readonly TriedAt: Date;
  readonly SentAt: Date | null;
  readonly RefusedAt: Date | null;
  readonly Attempts: number;
  readonly LastError: string | null;
}

/** The state is that of the last mail. After `attemptsMax` attempts the server gives up. */
export function mailboxState(tried: TriedMail | undefined, attemptsMax: number): Pick<EmailStatus, 'State' | 'On' | 'LastError'> {
  if (tried === undefined) return { State: 'Untried', On: null, LastError: null };
  const On = tried.TriedAt.toISOString().slice(0, 10);
  if (tried.SentAt !== null) return { State: 'Delivered', On, LastError: null };
  const { LastError } = tried;
  if (tried.RefusedAt !== null) return { State: 'Refused', On, LastError };
  return { State: tried.Attempts >= attemptsMax ? 'GivenUp' : 'Delayed', On, LastError };
}
