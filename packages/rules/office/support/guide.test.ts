import { expect, it } from 'vitest';
import { readsAs } from './guide.ts';

const none = { Owner: [], Manager: [], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] };

it('a user with a higher role also reads the topics of the guide for lower roles', () => {
  expect(readsAs(none)).toEqual(['Athlete']);
  expect(readsAs({ ...none, Athlete: [{ ClubId: 1 }] })).toEqual(['Athlete']);
  expect(readsAs({ ...none, Trainer: [{ ClubId: 1 }] })).toEqual(['Athlete', 'Trainer']);
  expect(readsAs({ ...none, Manager: [{ ClubId: 1 }] })).toEqual(['Athlete', 'Trainer', 'Manager']);
  expect(readsAs({ ...none, Owner: [{ BrandId: 1 }] })).toEqual(['Athlete', 'Trainer', 'Manager']);
});
