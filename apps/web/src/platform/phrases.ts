import type { FieldError } from '@clubpulse/contract/errors';
import { isLanguage, type Language, languages } from '@clubpulse/contract/scalars';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import type { PhraseValues } from '@clubpulse/phrases/say';
import { useSyncExternalStore } from 'react';
import type { ApiError } from './calls/api-error.ts';
import { changeTo, loadPhrases, onLanguage, phraseIn, REFUSALS, shownLanguage } from './dictionary/dictionary.ts';
import { readStored, storageKeys, store } from './storage.ts';

export type { PhraseKey } from '@clubpulse/phrases/phrases';
export type Translate = (key: PhraseKey, values?: PhraseValues) => string;

export const languageNames: Record<Language, string> = { en: 'English', it: 'Italiano', es: 'Español', fr: 'Français' };

export const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? languages[0];

export function browserLocale(language: Language): string {
  const own = navigator.languages.filter((tag) => tag.slice(0, 2).toLowerCase() === language);
  const [region] = [...own, ...navigator.languages].flatMap((tag) => /-([a-z]{2})(?![a-z])/i.exec(tag)?.[1] ?? []);
  return region === undefined ? language : `${language}-${region.toUpperCase()}`;
}

export const storedLanguage = (): Language => {
  const stored = readStored(storageKeys.language);
  return isLanguage(stored) ? stored : browserLanguage();
};

export const startPhrases = (language: Language = storedLanguage()): Promise<void> => changeTo(language);

export async function showLanguage(language: Language, { remember }: { remember: boolean }): Promise<void> {
  await changeTo(language);
  if (remember) store(storageKeys.language, language);
}

export const hasStoredLanguage = (): boolean => readStored(storageKeys.language) !== null;

export function keepReadLanguage(query: string): void {
  const read = new URLSearchParams(query).get('lang');
  if (isLanguage(read) && !hasStoredLanguage()) store(storageKeys.language, read);
}

export function keepShownLanguage(): void {
  if (shownLanguage() !== storedLanguage()) store(storageKeys.language, shownLanguage());
}

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

export const translate: Translate = (key, values) => translators[shownLanguage()](key, values);

export const useT = (): Translate => translators[useLanguage()];

export const useLanguage = (): Language => useSyncExternalStore(onLanguage, shownLanguage);

export const loadRefusalTexts = (): Promise<boolean> =>
  loadPhrases([REFUSALS]).then(
    () => true,
    () => false,
  );

const unspecific = new Set([
  'ValidationFailed',
  'Unauthorized',
  'InsufficientRights',
  'NotFound',
  'UnknownCall',
  'InternalError',
]);

const phraseOf = (key: string, values?: PhraseValues): string | undefined => found(shownLanguage(), key, values);

export const hasRefusalText = (type: string): boolean => phraseIn(shownLanguage(), `error.${type}`) !== undefined;

export function errorText(error: ApiError): string {
  if (error.unanswered !== null) return translate(error.unanswered === 'offline' ? 'kit.actOffline' : 'kit.actLost');
  if (error.errorType === null || unspecific.has(error.errorType)) return '';
  return phraseOf(`error.${error.errorType}`, error.values) ?? '';
}

const typeOfStatus = (status: number): string | undefined => {
  if (status === 401) return 'Unauthorized';
  if (status > 500) return 'ServiceUnavailable';
  return status === 500 ? 'InternalError' : undefined;
};

function phraseOfStatus({ errorType, status, values }: ApiError): string | undefined {
  const type = errorType === null ? typeOfStatus(status) : unspecific.has(errorType) ? errorType : undefined;
  return type && phraseOf(`error.${type}`, values);
}

function faultWords(error: ApiError): string | undefined {
  const why = error.status === 500 ? phraseOfStatus(error) : undefined;
  return why && error.act !== null ? `${translate(error.act)}. ${why}` : undefined;
}

export const errorSentence = (error: ApiError): string =>
  (error.status === 0 && !navigator.onLine && translate('kit.actOffline')) ||
  errorText(error) ||
  faultWords(error) ||
  phraseOfStatus(error) ||
  translate('operation-failed');

export const fieldErrorText = (error: FieldError): string => phraseOf(error.key, error.values) ?? error.message ?? error.key;

export const schemaText = (key: string): string => phraseOf(key) ?? key;
