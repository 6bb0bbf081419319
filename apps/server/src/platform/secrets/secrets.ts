import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** The alphabet has no similar characters: 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V. */
const CODE_ALPHABET = 'ACDEFGHJKMNPQRTVWXY34679';

export const newCode = (length: number): string =>
  Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** For codes that a user types within minutes; their tries are counted. */
export const newDigits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('');

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 without salt is enough for 256 random bits. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The comparison takes constant time, so that it reveals nothing about the secret. */
export function isSecret(secret: string, storedHash: string): boolean {
  const hash = Buffer.from(hashOf(secret));
  const stored = Buffer.from(storedHash);
  return hash.length === stored.length && timingSafeEqual(hash, stored);
}
