import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOwnEmail } from './own-email.ts';
import { checkProfile, initials, nicknameOfName, suggestNickname } from './profile.ts';
import { missingBody, missingFields, requiredProfileFields } from './required-fields.ts';

describe('the e-mail address typed to delete an account', () => {
  it.each([
    ['ada@example.com', []],
    [' Ada@Example.com ', []],
    ['ada@example.co', ['email-not-yours']],
    ['', ['email-not-yours']],
  ])('must be the user’s own: %o', (typed, keys) =>
    expect(checkOwnEmail(typed, 'ada@example.com').map(({ key }) => key)).toEqual(keys),
  );
});

describe('the required fields', () => {
  const named = { FirstMidName: 'Ada', LastName: 'Rossi', Nickname: 'Volpe' };
  const body = { BirthDate: '1990-03-05', Gender: 'Unspecified', Height: 170, Weight: 62 } as const;
  const none = { BirthDate: null, Gender: null, Height: null, Weight: null };

  it('of a new account are first name, last name and nickname', () => {
    expect(missingFields(named)).toEqual([]);
    expect(missingFields({ FirstMidName: '', LastName: ' ', Nickname: '' })).toEqual(['FirstMidName', 'LastName', 'Nickname']);
  });
  it('of the body are reported as missing if they are null', () => {
    expect(missingBody(body)).toEqual([]);
    expect(missingBody({ ...body, Weight: null })).toEqual(['Weight']);
  });
  it('of the profile include all body fields once one of them is set', () => {
    expect(requiredProfileFields(none, none)).toEqual(['Nickname']);
    const all = ['Nickname', 'BirthDate', 'Gender', 'Height', 'Weight'];
    expect(requiredProfileFields(body, none)).toEqual(all);
    expect(requiredProfileFields(none, { ...none, Weight: 62 })).toEqual(all);
  });
});

describe('the check of a profile update', () => {
  const check = (fields: object) => checkProfile({ ...fields }, '2026-11-20');
  const limits = { field: 'BirthDate', key: 'age-limits', values: { min: 5, max: 110 } };
  it.each([
    ['2026-11-21', [{ field: 'BirthDate', key: 'date-no-greater-than-now' }]],
    ['2026-11-20', [limits]],
    ['2021-11-21', [limits]], // 4 years
    ['2021-11-20', []], // 5 years
    ['1916-11-20', []], // 110 years
    ['1915-11-21', []],
    ['1915-11-20', [limits]], // 111 years
    [undefined, []],
  ])('of a user born %s returns %j', (BirthDate, errors) => expect(check({ BirthDate })).toEqual(errors));

  it('requires a time zone that exists', () => {
    expect(check({ TimeZone: 'Europe/Rome' })).toEqual([]);
    expect(check({ TimeZone: 'Europe/Atlantis' })).toEqual([{ field: 'TimeZone', key: 'invalid-time-zone' }]);
  });
});

describe('the nickname made from a name', () => {
  it.each([
    ['Davide', 'Bianchi', 'Davide B.'],
    [' Maria Giulia ', 'èva', 'Maria Giulia È.'],
    ['Davide', '', 'Davide'],
    ['', 'Bianchi', ''],
    ['A'.repeat(40), '𝒵eta', `${'A'.repeat(33)} 𝒵.`],
  ])('of %s %s is %s', (first, last, nickname) => expect(nicknameOfName(first, last, 37)).toBe(nickname));
});

describe('the suggested nickname', () => {
  const without =
    (...taken: string[]) =>
    (name: string) =>
      taken.includes(name);
  it.each([
    [[], 'Volpe'],
    [['Volpe'], 'Volpe1'],
    [['Volpe', 'Volpe1', 'Volpe2'], 'Volpe3'],
  ])('with the nicknames %j taken is %s', (taken, name) => expect(suggestNickname(' Volpe ', without(...taken))).toBe(name));

  it('ends with a number from 1 to 999, and is undefined if all of these are taken', () => {
    expect(suggestNickname('Volpe', (name) => name !== 'Volpe999')).toBe('Volpe999');
    expect(suggestNickname('Volpe', () => true)).toBeUndefined();
  });

  it('has at most the maximum length and is not taken', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 5, max: 40 }), fc.nat(50), (wanted, maxLength, skips) => {
        let requests = 0;
        const name = suggestNickname(wanted, () => requests++ < skips, maxLength);
        expect(name?.isWellFormed()).toBe(true);
        expect(name?.length).toBeGreaterThan(0);
        expect(name?.length).toBeLessThanOrEqual(maxLength);
      }),
    );
  });
});

describe('the initials of a user', () => {
  it.each([
    ['Anna Maria', 'De Luca', 'Volpe', 'AMD'],
    ['Anna', 'Rossi', 'Volpe', 'AR'],
    ['anna', '', '', 'A'],
    ['', '', 'Volpe rossa', 'VR'],
    ['Jean-Luc', "D'Angelo", '', 'JLD'],
    ['  Élodie  ', 'ß', '', 'ÉSS'],
    ['Anna Berta', 'ßen', '', 'ABS'],
    ['', '', '', ''],
    ['', '', '🦊', ''],
  ])('from first name, last name and nickname %j, %j, %j are %j', (first, last, nickname, letters) =>
    expect(initials(first, last, nickname)).toBe(letters),
  );
});
