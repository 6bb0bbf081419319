import type { FieldError } from '@clubpulse/contract/errors';

/** Returns an error when the typed address is not the user's own. Case and surrounding spaces are ignored. */
export const checkOwnEmail = (typed: string, email: string): FieldError[] =>
  typed.trim().toLowerCase() === email.toLowerCase() ? [] : [{ field: 'Email', key: 'email-not-yours' }];

/** Masks an email address: its owner recognizes it, but another reader can not complete it. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*(?=@)/su, '$1•••');
