import type { Language } from '@clubpulse/contract/scalars';

interface Asking {
  readonly language: Language;
  readonly request: { readonly headers: { readonly 'accept-language'?: string | undefined } };
}

/** The language that an app says it shows; undefined without a word, which is a matter of the profile's. */
export const shownLanguage = ({ language, request }: Asking): Language | undefined =>
  request.headers['accept-language'] === undefined ? undefined : language;
