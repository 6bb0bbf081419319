import type { ErrorType } from '@clubpulse/contract/errors';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './calls/api-error.ts';
import { shownLanguage } from './dictionary/dictionary.ts';
import {
  errorSentence,
  errorText,
  fieldErrorText,
  type PhraseKey,
  schemaText,
  showLanguage,
  startPhrases,
  translate,
} from './phrases.ts';
import { readStored, storageKeys } from './storage.ts';

beforeEach(async () => {
  await startPhrases();
});

it('translate uses English before another language is set', () => {
  expect(shownLanguage()).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  expect(translate('shell.signOut')).toBe('Sign out');
});

it('showLanguage shows another language, sets it on the page and stores it', async () => {
  await showLanguage('fr', { remember: true });
  expect(translate('shell.signOut')).toBe('Se déconnecter');
  expect(document.documentElement.lang).toBe('fr');
  expect(readStored(storageKeys.language)).toBe('fr');
  await startPhrases();
  expect(shownLanguage()).toBe('fr');
});

it('translate chooses the plural form by the key without a suffix', async () => {
  expect(translate('kit.changes', { count: 1 })).toBe('1 change');
  expect(translate('kit.changes', { count: 3 })).toBe('3 changes');
  await showLanguage('es', { remember: false });
  expect(translate('kit.changes', { count: 1_000_000 })).toBe('1000000 cambios');
});

it('translate shows the key of a missing translation and logs a warning', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(translate('shell.nowhere' as PhraseKey)).toBe('shell.nowhere');
  expect(warned).toHaveBeenCalledWith('Missing translation: shell.nowhere');
});

it("texts of refusals contain the refusal's values", () => {
  expect(errorText(new ApiError(409, { ErrorType: 'EmailExists', values: { email: 'a@b.it' } }))).toBe(
    'Email a@b.it already exists.',
  );
  expect(errorText(new ApiError(500, { ErrorType: 'InternalError' }))).toBe('');
  expect(errorText(new ApiError(500))).toBe('');
});

it('every error has a sentence when no other text applies', () => {
  expect(errorSentence(new ApiError(404, { ErrorType: 'NotFound', title: 'NotFound' }))).toBe(
    'This does not exist, or was deleted.',
  );
  expect(errorSentence(new ApiError(502))).toMatch(/server is busy/);
  expect(errorSentence(new ApiError(401))).toBe('Your session has ended. Sign in again.');
});

it('a refused field has the text of its error key, or else the text of the server', () => {
  expect(fieldErrorText({ field: 'Name', key: 'field-required' })).toBe('Fill this in.');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(fieldErrorText({ field: 'Name', key: 'unheard-of', message: 'No.' })).toBe('No.');
  expect(warned).toHaveBeenCalledExactlyOnceWith('Missing translation: unheard-of');
});

it('translate shows the replacement of a missing text and logs a warning', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(schemaText('never-thought-of')).toBe('never-thought-of');
  expect(warned).toHaveBeenLastCalledWith('Missing translation: never-thought-of');
  expect(errorSentence(new ApiError(409, { ErrorType: 'Unwritten' as ErrorType }))).toBe('Operation failed');
  expect(warned).toHaveBeenLastCalledWith('Missing translation: error.Unwritten');
  expect(warned).toHaveBeenCalledTimes(2);
});
