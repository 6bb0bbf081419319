import type { FieldError } from '@clubpulse/contract/errors';

/** Ignores case and surrounding spaces (PLT-191). */
export const checkOwnEmail = (typed: string, email: string): FieldError[] =>
  typed.trim().toLowerCase() === email.toLowerCase() ? [] : [{ field: 'Email', key: 'email-not-yours' }];
