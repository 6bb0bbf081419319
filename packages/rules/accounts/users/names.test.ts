import { describe, expect, it } from 'vitest';
import { besideName, firstAndLast, fullName } from './names.ts';

const named = (FirstMidName: string | null, LastName: string | null, Nickname: string | null) => ({
  FirstMidName,
  LastName,
  Nickname,
});

describe('the full name', () => {
  it.each([
    ['both names', named('Davide', 'Longo', 'Dave'), 'Davide Longo'],
    ['the first name alone', named('Davide', '', 'Dave'), 'Davide'],
    ['the last name alone', named('', 'Longo', 'Dave'), 'Longo'],
    ['the nickname of a user without names', named('', '', 'Dave'), 'Dave'],
    ['the nickname where the names are unknown', named(null, null, 'Dave'), 'Dave'],
    ['empty without any name', named(null, null, null), ''],
  ])('is %s', (_, person, expected) => expect(fullName(person)).toBe(expected));
});

it('the first and last name are never replaced by the nickname', () => {
  expect(firstAndLast(named('Davide', 'Longo', 'Dave'))).toBe('Davide Longo');
  expect(firstAndLast(named('', null, 'Dave'))).toBe('');
});

it('the nickname is shown beside the full name only when it differs', () => {
  expect(besideName(named('Davide', 'Longo', 'Dave'))).toBe('Dave');
  expect(besideName(named('Dave', '', 'Dave'))).toBeNull();
  expect(besideName(named('', '', 'Dave'))).toBeNull();
  expect(besideName(named('Davide', 'Longo', null))).toBeNull();
});
