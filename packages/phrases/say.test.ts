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

test('a phrase fills its placeholders, and a placeholder without a value is empty', () => {
  expect(say(words, 'en', 'hello', { name: 'Ada' })).toBe('Hello Ada, Ada');
  expect(say(words, 'en', 'hello')).toBe('Hello , ');
});

test('a phrase has the plural form of the language for the count', () => {
  const days = (language: string, count: number) => say(words, language, 'days', { count });
  expect([0, 1, 2].map((count) => days('en', count))).toEqual(['0 days', '1 day', '2 days']);
  expect([0, 1, 2].map((count) => days('fr', count))).toEqual(['0 day', '1 day', '2 days']);
  expect(days('es', 1_000_000)).toBe('1000000 of days');
});

test('a phrase with a context has the variant of the context if there is one, else the general text', () => {
  const full = (context: string) => say(words, 'en', 'full', { context, limit: 10 });
  expect([full('Members'), full('Trainers')]).toEqual(['No more than 10 members', 'Full']);
  expect(say(words, 'en', 'full')).toBe('Full');
});

test('a phrase elides French de and que before a value that begins with a vowel, and in no other language', () => {
  const held = { held: '{{what}} de {{name}} expire, parce que {{name}} part ; code {{name}}' };
  const fr = (name: string) => say(held, 'fr', 'held', { what: 'Or', name });
  expect(fr('Alessia')).toBe('Or d’Alessia expire, parce qu’Alessia part ; code Alessia');
  expect(fr('\u0001Élise\u0002')).toBe('Or d’\u0001Élise\u0002 expire, parce qu’\u0001Élise\u0002 part ; code \u0001Élise\u0002');
  expect(say({ remedy: 'Remède {{name}}' }, 'fr', 'remedy', { name: 'Or' })).toBe('Remède Or');
  expect(fr('Marco')).toBe('Or de Marco expire, parce que Marco part ; code Marco');
  expect(say(held, 'es', 'held', { what: 'Oro', name: 'Alessia' })).toContain('Oro de Alessia');
});

test('a phrase is undefined for a missing key, and for a plural without a count', () => {
  expect(say(words, 'en', 'nowhere')).toBeUndefined();
  expect(say(words, 'en', 'days')).toBeUndefined();
});
