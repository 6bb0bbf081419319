import type { Language } from '@clubpulse/contract/scalars';

interface Asking {
  readonly language: Language;
  readonly request: { readonly headers: { readonly 'accept-language'?: string | undefined } };
}

export const shownLanguage = ({ language, request }: Asking): Language | undefined =>
  request.headers['accept-language'] === undefined ? undefined : language;
