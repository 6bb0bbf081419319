import { EMAIL_LINK_HOURS } from '@clubpulse/contract/accounts/security';
import type { FieldError } from '@clubpulse/contract/errors';

export const withoutAccount: FieldError = { field: 'Email', key: 'member-without-account' };

const LIFE_MS = EMAIL_LINK_HOURS * 3_600_000;

export const confirmUntil = (at: Date): Date => new Date(at.getTime() + LIFE_MS);

interface Proposed {
  readonly At: Date;
  readonly Present: string;
}

export const waitsFor = ({ At, Present }: Proposed, email: string, now: Date): boolean =>
  confirmUntil(At) > now && Present.toLowerCase() === email.toLowerCase();
