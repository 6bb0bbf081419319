import type { Language } from '@clubpulse/contract/scalars';
import type { identity } from '@clubpulse/phrases/en/server/identity';
import { phrase } from '../words/words.ts';

export type IdentityKey = keyof typeof identity;
export type Words = (key: IdentityKey, values?: Readonly<Record<string, string | number>>) => string;

export const wordsOf =
  (language: Language): Words =>
  (key, values) =>
    phrase(language, key, values);
