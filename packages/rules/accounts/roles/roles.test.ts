import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import { describe, expect, it } from 'vitest';
import { clubIdsOf, highestFirst, initialClubId, isStaffIn, managesClub, rolesInClub, rolesOfAdministrator } from './roles.ts';

const none: AvailableRoles = { Owner: [], Manager: [], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] };
const mixed: AvailableRoles = {
  Owner: [{ BrandId: 9 }],
  Manager: [{ ClubId: 2 }, { ClubId: 3 }],
  Trainer: [{ ClubId: 2 }],
  FrontDesk: [{ ClubId: 2 }, { ClubId: 4 }],
  Accountant: [{ ClubId: 5 }],
  Athlete: [{ ClubId: 1 }, { ClubId: 2 }],
};

describe('roles in a club', () => {
  it.each([
    [{ ClubId: 1, BrandId: null }, ['Athlete']],
    [{ ClubId: 2, BrandId: 9 }, ['Owner', 'Manager', 'Trainer', 'FrontDesk', 'Athlete']],
    [{ ClubId: 4, BrandId: null }, ['FrontDesk']],
    [{ ClubId: 5, BrandId: null }, ['Accountant']],
    [{ ClubId: 3, BrandId: 8 }, ['Manager']],
    [{ ClubId: 7, BrandId: 9 }, ['Owner']],
    [{ ClubId: 7, BrandId: null }, []],
  ])('for club %j are %j', (club, held) => expect(rolesInClub(mixed, club)).toEqual(held));

  it('are sorted from highest to lowest', () => {
    expect(highestFirst(['Athlete', 'Owner', 'Trainer', 'Manager', 'Trainer'])).toEqual([
      'Owner',
      'Manager',
      'Trainer',
      'Athlete',
    ]);
  });
});

describe('all rights of staff in a club', () => {
  it.each([
    [2, true],
    [3, true],
    [4, false],
    [5, false],
    [1, false],
  ])('in club %i: %j', (ClubId, isStaff) => expect(isStaffIn(mixed, { ClubId, BrandId: null })).toBe(isStaff));

  it('include those of a manager for managers and owners only', () => {
    const managed = [1, 2, 3, 4, 5, 7].filter((ClubId) => managesClub(mixed, { ClubId, BrandId: ClubId === 7 ? 9 : null }));
    expect(managed).toEqual([2, 3, 7]);
  });
});

describe('the clubs that a user can select', () => {
  it('are all clubs in which the user has a role, once each, but not the clubs of a brand that they own', () => {
    expect(clubIdsOf(mixed)).toEqual([2, 3, 4, 5, 1]);
    expect(clubIdsOf({ ...none, Owner: [{ BrandId: 9 }] })).toEqual([]);
  });

  it.each([
    ['the stored club', 3, [1, 2, 3], 3],
    ['a club of the trainer if the stored club cannot be selected', 7, [1, 2, 3], 2],
    ['a club of the trainer if none is stored', null, [1, 3, 2], 2],
    ['a club of the manager who is no trainer', null, [1, 3], 3],
    ['a club of the front desk', null, [1, 5, 4], 4],
    ['a club of the accountant', null, [1, 5], 5],
    ['a club of the athlete who has no other role', null, [1], 1],
    ['the first club of a user without a role', null, [8], 8],
    ['no club if none can be selected', 3, [], undefined],
  ])('begin with %s', (_, stored, clubs, selected) => expect(initialClubId(stored, clubs, mixed)).toBe(selected));
});

describe('an administrator as seen by the screens', () => {
  it('counts as owner of the selected club, or of some brand if no club is selected', () => {
    const club = { ClubId: 4, BrandId: 8 };
    expect(rolesInClub(rolesOfAdministrator(none, club), club)).toEqual(['Owner']);
    expect(rolesInClub(rolesOfAdministrator(none, null), club)).toEqual([]);
    expect(rolesOfAdministrator(none, null).Owner).toHaveLength(1);
  });
});
