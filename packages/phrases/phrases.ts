import type { en } from './en.ts';

/** Every key of English, with plural forms (`_one`, `_other`; `_many` in it, es, fr). Values use `{{name}}` placeholders. */
export type Phrases = Record<keyof typeof en, string>;
/** A key as code uses it: plural forms go by their stem with a `count`. */
export type PhraseKey = StripPlural<keyof typeof en>;
type StripPlural<K> = K extends `${infer Stem}_one`
  ? Stem
  : K extends `${infer _}_other`
    ? never
    : K extends `${infer _}_many`
      ? never
      : K;
