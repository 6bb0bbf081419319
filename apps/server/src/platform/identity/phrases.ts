import type { Language } from '@clubpulse/contract/scalars';
import type { identity } from '@clubpulse/phrases/en/server/identity';
import { phrase } from '../phrases/phrases.ts';

export type IdentityKey = keyof typeof identity;
export type IdentityTranslate = (key: IdentityKey, values?: Readonly<Record<string, string | number>>) => string;

export const identityTranslate =
  (language: Language): IdentityTranslate =>
  (key, values) =>
    phrase(language, key, values);
