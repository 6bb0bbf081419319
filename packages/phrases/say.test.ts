import { expect, test } from 'vitest';
import { say } from './say.ts';

const words = {
  hello: 'Hello {{name}}, {{ name }}',
  days_one: '{{count}} day',
  days_many: '{{count}} of days',
  days_other: '{{count}} days',
  full: 'Full',
  full_Members: 'No more than {{limit}} members',
};

test('fills placeholders; one without a value is empty', () => {
  expect(say(words, 'en', 'hello', { name: 'Ada' })).toBe('Hello Ada, Ada');
  expect(say(words, 'en', 'hello')).toBe('Hello , ');
});

test('a count chooses the plural form of the language', () => {
  const days = (language: string, count: number) => say(words, language, 'days', { count });
  expect([0, 1, 2].map((count) => days('en', count))).toEqual(['0 days', '1 day', '2 days']);
  expect([0, 1, 2].map((count) => days('fr', count))).toEqual(['0 day', '1 day', '2 days']);
  expect(days('es', 1_000_000)).toBe('1000000 of days');
});

test('what is said of one context goes before what is said of all', () => {
  const full = (context: string) => say(words, 'en', 'full', { context, limit: 10 });
  expect([full('Members'), full('Trainers')]).toEqual(['No more than 10 members', 'Full']);
  expect(say(words, 'en', 'full')).toBe('Full');
});

test('nothing is said for a key without words, nor for a plural without its count', () => {
  expect(say(words, 'en', 'nowhere')).toBeUndefined();
  expect(say(words, 'en', 'days')).toBeUndefined();
});
