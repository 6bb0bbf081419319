import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { isGuessedFirst } from './first-guesses.ts';

export const PASSWORD_MIN = 12;
/** Maximum length of a password, which limits the time for hashing it. */
export const PASSWORD_MAX = 256;

// The argon2id settings that OWASP lists first: 19 MiB, two passes, about 20 ms.
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let positionIn: Promise<string> | undefined;

/** Takes the same time when the account does not exist, so that the time does not reveal whether it exists. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  positionIn ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await positionIn), password.slice(0, PASSWORD_MAX));
  // The password was cut above only to limit the time of hashing. A password over the maximum length never matches.
  return matches && passwordHash !== undefined && password.length <= PASSWORD_MAX;
}

/** Returns the key of the phrase that explains what is wrong with a new password; undefined when the password is valid. */
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
