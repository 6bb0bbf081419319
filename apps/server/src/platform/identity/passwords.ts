import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { isGuessedFirst } from './first-guesses.ts';

export const PASSWORD_MIN = 12;
/** Longer ones would only cost memory; no person types them. */
export const PASSWORD_MAX = 256;

// OWASP's first choice of parameters for argon2id: 19 MiB, two passes, some 20 ms.
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let standIn: Promise<string> | undefined;

/** Whether the password is the account's. Without an account it takes as long and is false, so that nobody learns who has one. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  standIn ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await standIn), password.slice(0, PASSWORD_MAX));
  // Cut for the sake of time alone: what is longer than any password is none.
  return matches && passwordHash !== undefined && password.length <= PASSWORD_MAX;
}

/** Phrase key of what is wrong with a new password; undefined when it may be used. */
export function passwordProblem(
  password: string,
  email: string,
):
  | 'identity.password-required'
  | 'identity.password-short'
  | 'identity.password-long'
  | 'identity.password-is-email'
  | 'identity.password-common'
  | undefined {
  if (password === '') return 'identity.password-required';
  if ([...password].length < PASSWORD_MIN) return 'identity.password-short';
  if (password.length > PASSWORD_MAX) return 'identity.password-long';
  if (password.toLowerCase() === email.toLowerCase()) return 'identity.password-is-email';
  return isGuessedFirst(password) ? 'identity.password-common' : undefined;
}
