import type { AvailableRoles, Role } from '@clubpulse/contract/accounts/roles';
import { roles } from '@clubpulse/contract/accounts/roles';
import { anyone, inClub, ownerOf, signedIn, theUser } from '@clubpulse/contract/call';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Caller, mayCall } from './access.ts';

const noRoles: AvailableRoles = { Owner: [], Manager: [], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] };
const caller = (held: Partial<AvailableRoles> = {}, isAdmin = false): Caller => ({
  UserId: 1,
  roles: { ...noRoles, ...held },
  isAdmin,
});
const holder = (role: Role) => caller(role === 'Owner' ? { Owner: [{ BrandId: 5 }] } : { [role]: [{ ClubId: 10 }] });
const here = { ClubId: 10, BrandId: 5 };
const elsewhere = { ClubId: 11, BrandId: 6 };

describe('access to a public or signed-in call', () => {
  it('needs no user for a public call and a user for a signed-in call', () => {
    expect(mayCall(anyone, undefined)).toBe(true);
    expect(mayCall(signedIn, undefined)).toBe(false);
    expect(mayCall(signedIn, caller())).toBe(true);
  });
});

describe('access to a call in a club', () => {
  const everySet = fc.subarray([...roles]);
  it('is allowed to users with a listed role in the club of the call, and to no other user', () => {
    fc.assert(
      fc.property(everySet, fc.constantFrom(...roles), (listed, role) => {
        const access = inClub('params.id', listed);
        expect(mayCall(access, holder(role), { club: here })).toBe(listed.includes(role));
        expect(mayCall(access, holder(role), { club: elsewhere })).toBe(false);
        expect(mayCall(access, undefined, { club: here })).toBe(false);
      }),
    );
  });

  it('is refused to owners when the club has no brand', () => {
    expect(mayCall(inClub('params.id', ['Owner']), holder('Owner'), { club: { ClubId: 10, BrandId: null } })).toBe(false);
  });
});

describe('access of an owner of brand 5', () => {
  it.each([
    ['is allowed', 5, true],
    ['is refused', 6, false],
  ])('%s to brand %i', (_, brandId, passes) => expect(mayCall(ownerOf('params.id'), holder('Owner'), { brandId })).toBe(passes));

  it("is refused to managers of the brand's clubs", () =>
    expect(mayCall(ownerOf('params.id'), holder('Manager'), { brandId: 5 })).toBe(false));
});

describe('access to the data of a user', () => {
  const own = { user: { UserId: 1, athleteClubs: [] } };
  const other = { user: { UserId: 2, athleteClubs: [here] } };
  const foreign = { user: { UserId: 3, athleteClubs: [elsewhere] } };
  const access = theUser('params.id', ['Trainer', 'Manager', 'Owner']);

  it('is allowed to that user', () => expect(mayCall(theUser('params.id'), caller(), own)).toBe(true));

  it.each(['Trainer', 'Manager', 'Owner'] as const)(
    'is allowed to a %s of a club where that user is an athlete, if the call lists this role',
    (role) => {
      expect(mayCall(access, holder(role), other)).toBe(true);
      expect(mayCall(access, holder(role), foreign)).toBe(false);
      expect(mayCall(theUser('params.id'), holder(role), other)).toBe(false);
    },
  );

  it('is refused to other athletes', () => expect(mayCall(access, holder('Athlete'), other)).toBe(false));
});

describe('an administrator', () => {
  const admin = caller({}, true);
  it.each([inClub('params.id', ['Manager']), inClub('params.id', []), ownerOf('params.id'), theUser('resolved', ['Trainer'])])(
    'is allowed calls with the access %j as if they were staff',
    (access) => {
      expect(mayCall(access, admin, { club: elsewhere, brandId: 6, user: { UserId: 2, athleteClubs: [] } })).toBe(true);
    },
  );

  it('is refused calls that only the user concerned may send', () => {
    const about = (UserId: number) => mayCall(theUser('resolved'), admin, { user: { UserId, athleteClubs: [] } });
    expect([about(2), about(admin.UserId)]).toEqual([false, true]);
  });
});

describe('access to a subject that was not found', () => {
  it.each([inClub('resolved', [...roles]), ownerOf('resolved'), theUser('resolved', [...roles])])(
    'is refused if the call has the access %j',
    (access) => {
      expect(mayCall(access, holder('Owner'))).toBe(false);
    },
  );
});
