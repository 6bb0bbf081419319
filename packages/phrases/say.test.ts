import { expect, test } from 'vitest';
import { say } from './say.ts';

const words = {
  hello: 'Hello {{name}}, {{ name }}',
  cheer: 'She says: {{@words}}',
  days_one: '{{count}} day',
  days_many: '{{count}} of days',
  days_other: '{{count}} days',
};

test('fills placeholders; one without a value is empty', () => {
  expect(say(words, 'en', 'hello', { name: 'Ada' })).toBe('Hello Ada, Ada');
  expect(say(words, 'en', 'hello')).toBe('Hello , ');
});

test('a value is said as the phrase it is the key of, where the phrase wants it so', () => {
  expect(say(words, 'en', 'cheer', { words: 'days_other' })).toBe('She says: {{count}} days');
  expect(say(words, 'en', 'cheer', { words: 'nowhere' })).toBe('She says: nowhere');
  expect(say(words, 'en', 'hello', { name: 'cheer' })).toBe('Hello cheer, cheer');
});

test('a count chooses the plural form of the language', () => {
  const days = (language: string, count: number) => say(words, language, 'days', { count });
  expect([0, 1, 2].map((count) => days('en', count))).toEqual(['0 days', '1 day', '2 days']);
  expect([0, 1, 2].map((count) => days('fr', count))).toEqual(['0 day', '1 day', '2 days']);
  expect(days('es', 1_000_000)).toBe('1000000 of days');
});

test('nothing is said for a key without words, nor for a plural without its count', () => {
  expect(say(words, 'en', 'nowhere')).toBeUndefined();
  expect(say(words, 'en', 'days')).toBeUndefined();
});
