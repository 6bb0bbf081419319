import { expect, it } from 'vitest';
import { openRoles } from './closed-clubs.ts';

const roles = {
  Owner: [{ BrandId: 1 }, { BrandId: 2 }],
  Manager: [{ ClubId: 11 }, { ClubId: 21 }],
  Trainer: [{ ClubId: 11 }],
  FrontDesk: [{ ClubId: 11 }, { ClubId: 21 }],
  Accountant: [{ ClubId: 11 }],
  Athlete: [{ ClubId: 11 }],
};

it('a user has all their roles when no club is closed', () => {
  expect(openRoles(roles, [])).toEqual(roles);
});

it('a user has no staff roles in a closed club and in its brand, but is still an athlete there', () => {
  expect(openRoles(roles, [{ ClubId: 11, BrandId: 1 }])).toEqual({
    Owner: [{ BrandId: 2 }],
    Manager: [{ ClubId: 21 }],
    Trainer: [],
    FrontDesk: [{ ClubId: 21 }],
    Accountant: [],
    Athlete: [{ ClubId: 11 }],
  });
  expect(openRoles(roles, [{ ClubId: 11, BrandId: null }]).Owner).toEqual(roles.Owner);
});
