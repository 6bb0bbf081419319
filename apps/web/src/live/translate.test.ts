import { languages } from '@clubpulse/contract/scalars';
import type { Phrases } from '@clubpulse/phrases/say';
import { expect, test } from 'vitest';
import { knownLanguage, liveTranslate } from './translate.ts';

test('translate fills in values and chooses the plural form of the language', () => {
  expect(liveTranslate('en')('live.athletes', { count: 1 })).toBe('1 athlete');
  expect(liveTranslate('en')('live.athletes', { count: 0 })).toBe('0 athletes');
  expect(liveTranslate('fr')('live.athletes', { count: 0 })).toBe('0 athlète');
  expect(liveTranslate('it')('live.page', { page: 1, pages: 2 })).toBe('1 di 2');
});

test('knownLanguage finds a language of the product by any form of its tag, else English', () => {
  expect(['it', 'it-IT', 'ES-mx', 'fr_FR', 'de-DE', ''].map(knownLanguage)).toEqual(['it', 'it', 'es', 'fr', 'en', 'en']);
});

test('the TV names the path to pairing with the labels of the menu and its page', async () => {
  for (const language of languages) {
    const files: Record<string, Phrases>[] = await Promise.all([
      import(`../../../../packages/phrases/${language}/shell.ts`),
      import(`../../../../packages/phrases/${language}/office/office.screens.ts`),
      import(`../../../../packages/phrases/${language}/devices/parts.ts`),
    ]);
    const words: Phrases = Object.assign({}, ...files.flatMap((file) => Object.values(file)));
    const step = liveTranslate(language)('live.tvStep2');
    for (const called of [words['shell.setUp'], words['devices.title'], words['devices.screens']])
      expect(step, language).toContain(called);
  }
});
