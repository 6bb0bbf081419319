import type { FieldError } from '@clubpulse/contract/errors';
import { isLanguage, type Language, languages } from '@clubpulse/contract/scalars';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import type { PhraseValues } from '@clubpulse/phrases/say';
import { useSyncExternalStore } from 'react';
import type { ApiError } from './calls/api-error.ts';
import { readStored, storageKeys, store } from './storage.ts';
import { changeTo, onLanguage, phraseIn, shownLanguage } from './words/dictionary.ts';

export type { PhraseKey } from '@clubpulse/phrases/phrases';
export type Translate = (key: PhraseKey, values?: PhraseValues) => string;

/** Each language in its own words, for pickers. */
export const languageNames: Record<Language, string> = { en: 'English', it: 'Italiano', es: 'Español', fr: 'Français' };

/** The first of the browser’s own languages that the app speaks, or the default. */
export const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? languages[0];

/** A language with the browser’s region, whose week and formats hold: of its own tag, else of the first that has one. */
export function browserLocale(language: Language): string {
  const own = navigator.languages.filter((tag) => tag.slice(0, 2).toLowerCase() === language);
  const [region] = [...own, ...navigator.languages].flatMap((tag) => /-([a-z]{2})(?![a-z])/i.exec(tag)?.[1] ?? []);
  return region === undefined ? language : `${language}-${region.toUpperCase()}`;
}

/** The language that was chosen in this browser; of who chose none the browser’s own. */
export const storedLanguage = (): Language => {
  const stored = readStored(storageKeys.language);
  return isLanguage(stored) ? stored : browserLanguage();
};

/** Loads that language before the first screen. */
export const startPhrases = (language: Language = storedLanguage()): Promise<void> => changeTo(language);

/** Shows another language; `remember` keeps it in this browser. */
export async function showLanguage(language: Language, { remember }: { remember: boolean }): Promise<void> {
  await changeTo(language);
  if (remember) store(storageKeys.language, language);
}

export const hasStoredLanguage = (): boolean => readStored(storageKeys.language) !== null;

/** The language in which a page of the server that leads here was read, where this browser remembers none. */
export function keepReadLanguage(query: string): void {
  const read = new URLSearchParams(query).get('lang');
  if (isLanguage(read) && !hasStoredLanguage()) store(storageKeys.language, read);
}

/**
 * Before somebody signs in or up in a language that nobody chose: her account has it then, and so has what comes back from the provider.
 */
export function keepShownLanguage(): void {
  if (shownLanguage() !== storedLanguage()) store(storageKeys.language, shownLanguage());
}

/** A missing translation is said wherever it was to be shown (spec 1 section 8); in its place stands its key, or what serves as well. */
function found(language: Language, key: string, values?: PhraseValues): string | undefined {
  const phrase = phraseIn(language, key, values);
  if (phrase === undefined) console.warn(`Missing translation: ${key}`);
  return phrase;
}

const translatorTo =
  (language: Language): Translate =>
  (key, values) => {
    return found(language, key, values) ?? key;
  };
const translators = Object.fromEntries(languages.map((language) => [language, translatorTo(language)])) as Record<
  Language,
  Translate
>;

/** Words outside a component; inside one use `useT`, which follows the language. */
export const translate: Translate = (key, values) => translators[shownLanguage()](key, values);

/** The words of the shown language. Plural keys go by their stem with a `count`. */
export const useT = (): Translate => translators[useLanguage()];

/** The shown language, changing with it. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, shownLanguage);

/** Errors that say nothing more than the toast's own title and default message. */
const unspecific = new Set([
  'ValidationFailed',
  'Unauthorized',
  'InsufficientRights',
  'NotFound',
  'UnknownCall',
  'InternalError',
]);

const phraseOf = (key: string, values?: PhraseValues): string | undefined => found(shownLanguage(), key, values);

/** The words of a refusal (`error.<ErrorType>`), or an empty text when there are none beyond the status. */
export function errorWords(error: ApiError): string {
  if (error.unanswered !== null) return translate(error.unanswered === 'offline' ? 'kit.actOffline' : 'kit.actLost');
  if (error.errorType === null || unspecific.has(error.errorType)) return '';
  return phraseOf(`error.${error.errorType}`, error.values) ?? '';
}

/** Of an answer without a type, as one that never came from our server. */
const typeOfStatus = (status: number): string | undefined => {
  if (status === 401) return 'Unauthorized';
  if (status > 500) return 'ServiceUnavailable';
  return status === 500 ? 'InternalError' : undefined;
};

/** What an unspecific error says, where no other words do; an answer without a type says it by its status. */
function phraseOfStatus({ errorType, status, values }: ApiError): string | undefined {
  const type = errorType === null ? typeOfStatus(status) : unspecific.has(errorType) ? errorType : undefined;
  return type && phraseOf(`error.${type}`, values);
}

/** A fault of the server: the operation that failed, and why (PLT-332). */
function faultWords(error: ApiError): string | undefined {
  const why = error.status === 500 ? phraseOfStatus(error) : undefined;
  return why && error.act !== null ? `${translate(error.act)}. ${why}` : undefined;
}

/** A sentence for every error, where no title stands above it that says the same. */
export const errorSentence = (error: ApiError): string =>
  (error.status === 0 && !navigator.onLine && translate('kit.actOffline')) ||
  errorWords(error) ||
  faultWords(error) ||
  phraseOfStatus(error) ||
  translate('operation-failed');

/** The words of one refused field: from its key, else as the server wrote them. */
export const fieldErrorWords = (error: FieldError): string => phraseOf(error.key, error.values) ?? error.message ?? error.key;

/** The words of a message key that a schema of the contract carries (`field-required` …), for forms. */
export const schemaWords = (key: string): string => phraseOf(key) ?? key;
