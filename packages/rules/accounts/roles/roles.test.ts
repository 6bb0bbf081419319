import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import { describe, expect, it } from 'vitest';
import { clubIdsOf, highestFirst, initialClubId, rolesInClub, rolesOfAdministrator } from './roles.ts';

const none: AvailableRoles = { Owner: [], Manager: [], Trainer: [], Athlete: [] };
const mixed: AvailableRoles = {
  Owner: [{ BrandId: 9 }],
  Manager: [{ ClubId: 2 }, { ClubId: 3 }],
  Trainer: [{ ClubId: 2 }],
  Athlete: [{ ClubId: 1 }, { ClubId: 2 }],
};

describe('roles in a club', () => {
  it.each([
    [{ ClubId: 1, BrandId: null }, ['Athlete']],
    [{ ClubId: 2, BrandId: 9 }, ['Owner', 'Manager', 'Trainer', 'Athlete']],
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

describe('the clubs that a user can select', () => {
  it('are all clubs with a role, once each, without those of an owned brand', () => {
    expect(clubIdsOf(mixed)).toEqual([2, 3, 1]);
    expect(clubIdsOf({ ...none, Owner: [{ BrandId: 9 }] })).toEqual([]);
  });

  it.each([
    [3, [1, 2, 3], 3],
    [7, [1, 2, 3], 2],
    [null, [1, 3, 2], 2],
    [null, [1, 3], 3],
    [null, [1], 1],
    [null, [8], 8],
    [3, [], undefined],
  ])('with %s stored and %j by name begin with %s: trainer before manager before athlete', (stored, clubs, selected) =>
    expect(initialClubId(stored, clubs, mixed)).toBe(selected),
  );
});

describe('an administrator as seen by the screens', () => {
  it('counts as owner of the selected club, or of a brand before a club is selected', () => {
    const club = { ClubId: 4, BrandId: 8 };
    expect(rolesInClub(rolesOfAdministrator(none, club), club)).toEqual(['Owner']);
    expect(rolesInClub(rolesOfAdministrator(none, null), club)).toEqual([]);
    expect(rolesOfAdministrator(none, null).Owner).toHaveLength(1);
  });
});
