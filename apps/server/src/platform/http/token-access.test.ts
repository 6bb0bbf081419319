import { type AvailableRoles, roles as everyRole } from '@clubpulse/contract/accounts/roles';
import { tokenRoles } from '@clubpulse/contract/accounts/tokens';
import { allCalls } from '@clubpulse/contract/all-calls';
import type { Call } from '@clubpulse/contract/call';
import { scopeOf } from '@clubpulse/contract/call-scopes';
import { allScopes } from '@clubpulse/contract/scopes';
import { mayCall, type SubjectFacts } from '@clubpulse/rules/accounts/roles/access';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { mayCallAbout, refuseScope } from './token-access.ts';

const MAKER = 5;
const clubs = [
  { ClubId: 1, BrandId: 1 },
  { ClubId: 2, BrandId: 1 },
  { ClubId: 3, BrandId: 2 },
] as const;
const noRoles: AvailableRoles = { Owner: [], Manager: [], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] };

const inClubs = fc.subarray(clubs.map(({ ClubId }) => ({ ClubId })));
const anyRoles: fc.Arbitrary<AvailableRoles> = fc.record({
  Owner: fc.subarray([{ BrandId: 1 }, { BrandId: 2 }]),
  Manager: inClubs,
  Trainer: inClubs,
  FrontDesk: inClubs,
  Accountant: inClubs,
  Athlete: inClubs,
});
const subjectOf = ({ access }: Call, place: number, userId: number): SubjectFacts => {
  const club = clubs[place] ?? clubs[0];
  if (access.who === 'club') return { club };
  if (access.who === 'brand') return { brandId: club.BrandId };
  return access.who === 'user' ? { user: { UserId: userId, athleteClubs: [club] } } : {};
};
const ofMaker = (roles: AvailableRoles, isAdmin = false): Caller => ({ UserId: MAKER, roles, isAdmin, isEditor: isAdmin });
const personal = (roles: AvailableRoles): Caller => ({ ...ofMaker(roles), token: { ApiTokenId: 1, scopes: allScopes } });
const ofClub = (role: (typeof tokenRoles)[number], makerRoles: AvailableRoles): Caller => ({
  ...ofMaker({ ...noRoles, [role]: [{ ClubId: 1 }] }),
  token: { ApiTokenId: 1, scopes: allScopes, club: { ClubId: 1, makerRoles } },
});
const mayWithToken = (call: Call, caller: Caller, subject: SubjectFacts): boolean =>
  caller.token !== undefined && !refuseScope(call, caller.token) && mayCallAbout(call.access, caller, subject);

describe('the rights of a token', () => {
  it('are never more than those of its user, for every call, role and subject', () => {
    let allowed = 0;
    fc.assert(
      fc.property(
        anyRoles,
        fc.constantFrom(...tokenRoles),
        fc.nat(2),
        fc.constantFrom(MAKER, 6),
        fc.constantFrom(...allCalls),
        (roles, role, place, userId, call) => {
          const subject = subjectOf(call, place, userId);
          const may = mayCall(call.access, ofMaker(roles), subject);
          const withToken = [personal(roles), ofClub(role, roles)].some((caller) => mayWithToken(call, caller, subject));
          allowed += Number(withToken);
          return may || !withToken;
        },
      ),
      { numRuns: 20_000 },
    );
    expect(allowed).toBeGreaterThan(1000);
  });

  it('of a club include only calls about this club and its athletes', () => {
    const manager = { ...noRoles, Manager: clubs.map(({ ClubId }) => ({ ClubId })), Owner: [{ BrandId: 1 }, { BrandId: 2 }] };
    const outside = allCalls.filter((call) => {
      const { access } = call;
      const may = (place: number, userId: number) =>
        mayWithToken(call, ofClub('Manager', manager), subjectOf(call, place, userId));
      const isOfPerson = (access.who === 'user' && access.staff.length === 0) || access.who === 'signedIn';
      return access.who !== 'public' && (may(1, 6) || may(2, 6) || ((isOfPerson || access.who === 'brand') && may(0, MAKER)));
    });
    expect(outside.map(({ id }) => id)).toEqual([]);
  });

  it('of a club are the rights that its role and the user who created it both have', () => {
    const trainersOnly = allCalls.find(({ access }) => access.who === 'club' && access.roles.join() === 'Owner,Trainer');
    const manager = { ...noRoles, Manager: [{ ClubId: 1 }] };
    expect(trainersOnly).toBeDefined();
    if (!trainersOnly) return;
    const may = (roles: AvailableRoles) => mayWithToken(trainersOnly, ofClub('Trainer', roles), { club: clubs[0] });
    expect([may(manager), may({ ...manager, Owner: [{ BrandId: 1 }] })]).toEqual([false, true]);
  });

  it('with every scope are those of the user in all calls that a token may make', () => {
    const all = Object.fromEntries(
      everyRole.map((role) => [role, role === 'Owner' ? [{ BrandId: 1 }] : [{ ClubId: 1 }]]),
    ) as unknown as AvailableRoles;
    const differs = allCalls.filter((call) => {
      const subject = subjectOf(call, 0, MAKER);
      return mayWithToken(call, personal(all), subject) !== mayCall(call.access, ofMaker(all), subject);
    });
    expect(differs.map(({ id }) => id)).toEqual(
      allCalls
        .filter((call) => scopeOf(call) === 'session' && mayCall(call.access, ofMaker(all), subjectOf(call, 0, MAKER)))
        .map(({ id }) => id),
    );
  });

  it('without scopes include only public calls', () => {
    const opened = allCalls.filter((call) => !refuseScope(call, { ApiTokenId: 1, scopes: [] }));
    expect(opened.every(({ access }) => access.who === 'public')).toBe(true);
  });
});
