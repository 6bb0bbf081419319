import { languages } from '@clubpulse/contract/scalars';
import type { Words } from '@clubpulse/phrases/say';
import { expect, test } from 'vitest';
import { knownLanguage, liveWords } from './words.ts';

test('fills values and chooses the plural of the language', () => {
  expect(liveWords('en')('live.athletes', { count: 1 })).toBe('1 athlete');
  expect(liveWords('en')('live.athletes', { count: 0 })).toBe('0 athletes');
  expect(liveWords('fr')('live.athletes', { count: 0 })).toBe('0 athlète');
  expect(liveWords('it')('live.page', { page: 1, pages: 2 })).toBe('1 di 2');
});

test("finds the product's languages by any tag, else English", () => {
  expect(['it', 'it-IT', 'ES-mx', 'fr_FR', 'de-DE', ''].map(knownLanguage)).toEqual(['it', 'it', 'es', 'fr', 'en', 'en']);
});

test('names the way to pairing like the menu and its page', async () => {
  for (const language of languages) {
    const files: Record<string, Words>[] = await Promise.all([
      import(`../../../../packages/phrases/${language}/shell.ts`),
      import(`../../../../packages/phrases/${language}/office/devices.screens.ts`),
      import(`../../../../packages/phrases/${language}/devices/parts.ts`),
    ]);
    const words: Words = Object.assign({}, ...files.flatMap((file) => Object.values(file)));
    const step = liveWords(language)('live.tvStep2');
    for (const called of [words['shell.setUp'], words['devices.title'], words['devices.screens']])
      expect(step, language).toContain(called);
  }
});
