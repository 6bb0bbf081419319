import { expect, it } from 'vitest';
import { hasSeveralClubs } from './several-clubs.ts';

const none = { Owner: [], Manager: [], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] };
const several = (held: object, IsAdmin = false) => hasSeveralClubs({ IsAdmin, AvailableRoles: { ...none, ...held } });

it('a user has several clubs with reports as an owner, or by roles in two of them', () => {
  const [one, two] = [{ ClubId: 1 }, { ClubId: 2 }];
  expect(several({ Owner: [{ BrandId: 7 }] })).toBe(true);
  expect(several({ Manager: [one], Accountant: [two] })).toBe(true);
  expect(several({ Manager: [one], Accountant: [one], Trainer: [two] })).toBe(false);
  expect(several({ Owner: [{ BrandId: 7 }] }, true)).toBe(false);
});
