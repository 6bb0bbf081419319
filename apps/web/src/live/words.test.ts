import { expect, test } from 'vitest';
import { knownLanguage, liveWords } from './words.ts';

test('fills values and chooses the plural of the language', () => {
  expect(liveWords('en')('live.athletes', { count: 1 })).toBe('1 athlete');
  expect(liveWords('en')('live.athletes', { count: 0 })).toBe('0 athletes');
  expect(liveWords('fr')('live.athletes', { count: 0 })).toBe('0 athlète');
  expect(liveWords('it')('live.page', { page: 1, pages: 2 })).toBe('1 di 2');
});

test('knows the languages of the product by any tag, else English', () => {
  expect(['it', 'it-IT', 'ES-mx', 'fr_FR', 'de-DE', ''].map(knownLanguage)).toEqual(['it', 'it', 'es', 'fr', 'en', 'en']);
});
