import type { FieldError } from '@clubpulse/contract/errors';
import { type Language, languageSchema, languages } from '@clubpulse/contract/scalars';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import i18next from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { ApiError } from './calls/api-error.ts';
import { readStored, storageKeys, store } from './storage.ts';

export type { PhraseKey } from '@clubpulse/phrases/phrases';
export type PhraseValues = Record<string, string | number>;
export type Translate = (key: PhraseKey, values?: PhraseValues) => string;

/** One chunk per language, loaded when it is first shown. */
const load: Record<Language, () => Promise<Record<string, string>>> = {
  en: async () => (await import('@clubpulse/phrases/en')).en,
  it: async () => (await import('@clubpulse/phrases/it')).it,
  es: async () => (await import('@clubpulse/phrases/es')).es,
  fr: async () => (await import('@clubpulse/phrases/fr')).fr,
};

/** Each language in its own words, for pickers. */
export const languageNames: Record<Language, string> = { en: 'English', it: 'Italiano', es: 'Español', fr: 'Français' };

/** The first configured language is the default (readings 25). */
const defaultLanguage: Language = languages[0];

const storedLanguage = (): Language => {
  const parsed = languageSchema.safeParse(readStored(storageKeys.language));
  return parsed.success ? parsed.data : defaultLanguage;
};

/** Loads the stored language, or the default, before the first screen. */
export async function startPhrases(language: Language = storedLanguage()): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: await load[language]() } },
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    // A missing translation shows its key and says so (spec 1 section 8).
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => console.warn(`Missing translation: ${key}`),
  });
  document.documentElement.lang = language;
}

/** Shows another language; `remember` keeps it in this browser. */
export async function showLanguage(language: Language, { remember }: { remember: boolean }): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await load[language]());
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  if (remember) store(storageKeys.language, language);
}

export const hasStoredLanguage = (): boolean => readStored(storageKeys.language) !== null;

export function shownLanguage(): Language {
  const parsed = languageSchema.safeParse(i18next.language);
  return parsed.success ? parsed.data : defaultLanguage;
}

/** Words outside a component; inside one use `useT`, which follows the language. */
export const translate: Translate = (key, values = {}) => i18next.t(key, values);

/** The words of the shown language. Plural keys go by their stem with a `count`. */
export function useT(): Translate {
  const { t } = useTranslation();
  return useCallback((key, values = {}) => t(key, values), [t]);
}

/** The shown language, changing with it. */
export function useLanguage(): Language {
  useTranslation();
  return shownLanguage();
}

/** Errors that say nothing more than the toast's own title and default message. */
const unspecific = new Set([
  'ValidationFailed',
  'Unauthorized',
  'InsufficientRights',
  'NotFound',
  'UnknownCall',
  'InternalError',
]);

/** The words of a refusal (`error.<ErrorType>`), or an empty text when there are none beyond the status. */
export function errorWords(error: ApiError): string {
  if (error.unanswered !== null) return i18next.t(error.unanswered === 'offline' ? 'kit.actOffline' : 'kit.actLost');
  const key = `error.${error.errorType}`;
  if (error.errorType === null || unspecific.has(error.errorType) || !i18next.exists(key)) return '';
  return i18next.t(key, error.values);
}

/** A sentence for every error, where no title stands above it that says the same. */
export function errorSentence(error: ApiError): string {
  const key = `error.${error.errorType}`;
  return errorWords(error) || (i18next.exists(key) ? i18next.t(key, error.values) : i18next.t('operation-failed'));
}

/** The words of one refused field: from its key, else as the server wrote them. */
export const fieldErrorWords = (error: FieldError): string =>
  i18next.exists(error.key) ? i18next.t(error.key, error.values ?? {}) : (error.message ?? error.key);

/** The words of a message key that a schema of the contract carries (`field-required` …), for forms. */
export const schemaWords = (key: string): string => (i18next.exists(key) ? i18next.t(key) : key);
