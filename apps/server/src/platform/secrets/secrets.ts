import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other on a screen across the room: no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V. */
const CODE_ALPHABET = 'ACDEFGHJKMNPQRTVWXY34679';

/** A code for people to read and type. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** 256 random bits as 43 URL-safe characters: a password or token for a machine. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. It has 256 random bits, so a plain SHA-256 cannot be guessed back. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether the secret is the one behind the stored hash, in a time that does not tell how much of it is right. */
export function isSecret(secret: string, storedHash: string): boolean {
  const hash = Buffer.from(hashOf(secret));
  const stored = Buffer.from(storedHash);
  return hash.length === stored.length && timingSafeEqual(hash, stored);
}
