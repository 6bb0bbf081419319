import type { FieldError } from '@clubpulse/contract/errors';

/** Checks that an address is the user's own, ignoring case and surrounding spaces. */
export const checkOwnEmail = (typed: string, email: string): FieldError[] =>
  typed.trim().toLowerCase() === email.toLowerCase() ? [] : [{ field: 'Email', key: 'email-not-yours' }];

/** The owner recognizes the address, another reader cannot complete it. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*(?=@)/su, '$1•••');
