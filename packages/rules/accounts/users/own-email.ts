import type { FieldError } from '@clubpulse/contract/errors';

export const checkOwnEmail = (typed: string, email: string): FieldError[] =>
  typed.trim().toLowerCase() === email.toLowerCase() ? [] : [{ field: 'Email', key: 'email-not-yours' }];

/** The owner recognizes the masked address, but another reader cannot complete it. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*(?=@)/su, '$1•••');
