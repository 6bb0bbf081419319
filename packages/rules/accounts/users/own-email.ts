import type { FieldError } from '@clubpulse/contract/errors';

/** Who deletes her account types the address she signs in with; capitals and spaces around it do not matter (PLT-191). */
export const checkOwnEmail = (typed: string, email: string): FieldError[] =>
  typed.trim().toLowerCase() === email.toLowerCase() ? [] : [{ field: 'Email', key: 'email-not-yours' }];
