import { requiredProfileFields } from '@clubpulse/rules/accounts/users/required-fields';
import { alessia } from '@clubpulse/world/athletes';
import { beforeAll, expect, it } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { selfWith } from '../../test/world.ts';
import { suggestionsFor } from './IdentityFields.tsx';
import { errorsOf } from './profile-check.ts';
import { type ProfileValues, updateOf, valuesOf } from './profile-values.ts';

const values = (changed: Partial<ProfileValues> = {}) => ({ ...valuesOf(selfWith()), ...changed });
const errors = (changed: Partial<ProfileValues>) =>
  errorsOf(values(changed), requiredProfileFields(values(changed)), '2026-11-20');

beforeAll(() => startPhrases('en'));

it('an update of the profile contains the row version and clears emptied texts', () => {
  const update = updateOf(values({ City: '  ', Phone: ' 02 5550 ', Country: null }), 3);
  expect(update).toMatchObject({
    RowVersion: 3,
    Nickname: alessia.nickname,
    BirthDate: '1991-03-05',
    City: null,
    Phone: '02 5550',
    Country: null,
  });
  expect(update).not.toHaveProperty('TargetZoneLowPrc');
});

it('an update of the profile omits an empty height', () => {
  expect(updateOf(values({ Height: null }), 3)).not.toHaveProperty('Height');
});

it('a complete profile has no errors', () => expect(errors({})).toEqual({}));

it.each<[keyof ProfileValues, Partial<ProfileValues>, string]>([
  ['Nickname', { Nickname: ' ' }, 'Fill this in.'],
  ['BirthDate', { BirthDate: null }, 'Fill this in.'],
  ['BirthDate', { BirthDate: '2026-11-21' }, 'The date cannot be in the future.'],
  ['BirthDate', { BirthDate: '2022-11-20' }, 'The age must be between 5 and 110 years.'],
  ['Gender', { Gender: null }, 'Fill this in.'],
  ['Height', { Height: null }, 'Fill this in.'],
  ['Height', { Height: 59 }, 'The height must be between 60 and 250 cm (2′ – 8′2″).'],
  ['Weight', { Weight: null }, 'Fill this in.'],
  ['Weight', { Weight: 401 }, 'The weight must be between 20 and 400 kg (45 – 881 lb).'],
  ['TargetZoneHighPrc', { TargetZoneLowPrc: 70, TargetZoneHighPrc: 70 }, 'The lower end must be below the upper end.'],
])('the field %s of a profile with %j is refused', (field, changed, words) => expect(errors(changed)[field]).toBe(words));

it('a taken nickname gets suggestions with free numbers', () => {
  const taken = new Map([
    ['Fox', ''],
    ['Fox2', ''],
  ]);
  expect(suggestionsFor('Fox', taken)).toEqual(['Fox1', 'Fox3', 'Fox4']);
  expect(suggestionsFor('Fox', new Map([...taken, ['Fox', 'Fox9']]))).toEqual(['Fox9', 'Fox1', 'Fox3']);
});
