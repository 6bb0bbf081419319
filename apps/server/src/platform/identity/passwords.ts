import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { isGuessedFirst } from './first-guesses.ts';

export const PASSWORD_MIN = 12;
/** Limits the time for hashing. */
export const PASSWORD_MAX = 256;

// OWASP's first argon2id settings: 19 MiB, two passes, about 20 ms.
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let positionIn: Promise<string> | undefined;

/** Takes the same time if no account exists, so that the time reveals nothing. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  positionIn ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await positionIn), password.slice(0, PASSWORD_MAX));
  // The password is only cut to limit the time for hashing. A longer password never matches.
  return matches && passwordHash !== undefined && password.length <= PASSWORD_MAX;
}

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
