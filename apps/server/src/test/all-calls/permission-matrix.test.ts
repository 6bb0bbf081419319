// @module-tag examples

import { allCalls } from '@clubpulse/contract/all-calls';
import type { Call } from '@clubpulse/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atLength, inTurn } from '../proof/at-length.ts';
import { aRole, aUser } from '../rows.ts';
import type { ClubRows } from '../sample.ts';
import { callerOf, createRows, removing, sampleOf } from '../samples.ts';
import { openServer, type TestServer } from '../server.ts';
import { createWorld, type Person, people, type World } from '../world.ts';

/**
 * The rules of access, written independently of the calls. `npm test` tests the nearest refused and the least allowed caller, the
 * long run all callers, and each commit one call in four.
 */
type Target = 'own' | 'foreign';
/** Only this test adds these users, because most worlds need no front desk. */
const added = ['deskA', 'accountantA', 'deskB', 'accountantB'] as const;
type Holder = Person | (typeof added)[number];
type Caller = Holder | 'anonymous';

const holders: readonly Holder[] = [...people, ...added];
const held: Record<Holder, Record<Target, readonly string[]>> = {
  ownerA: { own: ['Owner'], foreign: [] },
  managerA: { own: ['Manager'], foreign: [] },
  trainerA: { own: ['Trainer'], foreign: [] },
  athleteA: { own: ['Athlete'], foreign: [] },
  neighbourA: { own: ['Athlete'], foreign: [] },
  ownerB: { own: [], foreign: ['Owner'] },
  managerB: { own: [], foreign: ['Manager'] },
  trainerB: { own: [], foreign: ['Trainer'] },
  athleteB: { own: [], foreign: ['Athlete'] },
  stranger: { own: [], foreign: [] },
  admin: { own: [], foreign: [] },
  deskA: { own: ['FrontDesk'], foreign: [] },
  accountantA: { own: ['Accountant'], foreign: [] },
  deskB: { own: [], foreign: ['FrontDesk'] },
  accountantB: { own: [], foreign: ['Accountant'] },
};
const fullStaff: readonly string[] = ['Owner', 'Manager', 'Trainer'];

/** Calls about a training, whose existence the response must not reveal without access. */
const unheardOf = ({ access, path }: Call) =>
  access.who === 'user' && access.user === 'resolved' && path.startsWith('/trainings/{id}');

function expected(call: Call, caller: Caller, target: Target): 'allowed' | 401 | 403 | 404 {
  const answer = byRoles(call, caller, target);
  const isOfClub = caller !== 'anonymous' && held[caller][target].some((role) => fullStaff.includes(role));
  return answer === 403 && unheardOf(call) && !isOfClub ? 404 : answer;
}

function byRoles({ access }: Call, caller: Caller, target: Target): 'allowed' | 401 | 403 {
  if (access.who === 'public') return 'allowed';
  if (caller === 'anonymous') return 401;
  if (access.who === 'signedIn') return 'allowed';
  if (caller === 'admin') return access.who === 'user' && access.staff.length === 0 ? 403 : 'allowed';
  if (access.who === 'admin' || access.who === 'editor') return 403;
  const roles = held[caller][target];
  if (access.who === 'brand') return roles.includes('Owner') ? 'allowed' : 403;
  if (access.who === 'club') return access.roles.some((role) => roles.includes(role)) ? 'allowed' : 403;
  const isSelf = caller === (target === 'own' ? 'athleteA' : 'athleteB');
  return isSelf || access.staff.some((role) => roles.includes(role)) ? 'allowed' : 403;
}

interface Case {
  readonly caller: Caller;
  readonly target: Target;
  readonly answer: 'allowed' | 401 | 403 | 404;
}

/** Refused callers come first, so that a call that deletes its row still finds the row. */
function casesOf(call: Call, turn: number): Case[] {
  const all = (['own', 'foreign'] as const).flatMap((target) =>
    (['anonymous', ...holders] as const).map((caller) => ({ caller, target, answer: expected(call, caller, target) })),
  );
  const chosen = atLength ? all : nearest(call, all, turn);
  return chosen.sort((a, b) => Number(a.answer === 'allowed') - Number(b.answer === 'allowed'));
}

function nearest(call: Call, all: readonly Case[], turn: number): Case[] {
  const isAdded = ({ caller }: Case) => added.some((one) => one === caller);
  const own = all.filter((one) => one.target === 'own' && one.caller !== 'admin' && !isAdded(one));
  const roles = ({ caller }: Case) => (caller === 'anonymous' ? [] : held[caller].own);
  const isStaff = (one: Case) => roles(one).some((role) => fullStaff.includes(role));
  const refused = own.filter(({ answer }) => answer === 403 || answer === 404);
  const isAlone = all.every(({ caller, answer }) => answer !== 'allowed' || caller === 'admin');
  const allowed = (isAlone ? all : own).filter(({ caller, answer }) => caller !== 'anonymous' && answer === 'allowed');
  const oneInThree = turn % 3 === 0;
  const outsider = refused.find((one) => roles(one).length === 0);
  const nearestRefused = refused.find((one) => roles(one).length > 0) ?? outsider;
  const least = allowed.at(-1);
  const admin = all.find(({ caller, target }) => caller === 'admin' && target === 'own');
  const chosen = [
    own[0],
    nearestRefused,
    ...(least?.caller === callerOf(call) ? [] : [least]),
    ...(oneInThree ? [outsider, allowed.findLast(isStaff), admin] : []),
    ...all.filter((one) => one.target === 'own' && isAdded(one) && roles(one).length > 0),
    ...(admin?.answer === 403 || admin?.answer === 404 ? [admin] : []),
  ];
  return [...new Set(chosen)].filter((one) => one !== undefined);
}

async function createAdded(server: TestServer, { clubA, clubB }: World): Promise<Record<(typeof added)[number], string>> {
  const create = async (role: 'FrontDesk' | 'Accountant', clubId: number) => {
    const Email = `${role.toLowerCase()}.${clubId}@example.com`;
    await aRole(server.db, await aUser(server.db, { Email }), role, clubId);
    return server.tokenFor(Email);
  };
  return {
    deskA: await create('FrontDesk', clubA),
    accountantA: await create('Accountant', clubA),
    deskB: await create('FrontDesk', clubB),
    accountantB: await create('Accountant', clubB),
  };
}

const OF_EACH_KIND = 4;

function chosenOf(calls: readonly Call[]): readonly Call[] {
  if (atLength) return inTurn(4, calls);
  const kinds = Map.groupBy(calls, ({ access }) => JSON.stringify(access));
  const isResolved = ({ access }: Call) => Object.values(access).includes('resolved');
  return calls.filter(
    (call) => isResolved(call) || (kinds.get(JSON.stringify(call.access)) ?? []).slice(0, OF_EACH_KIND).includes(call),
  );
}

describe('the permission matrix', () => {
  let server: TestServer;
  let world: World;
  let rows: Record<Target, ClubRows>;
  let tokens: Readonly<Record<Holder, string>>;
  beforeAll(async () => {
    server = await openServer();
    world = await createWorld(server);
    rows = await createRows(server, world);
    tokens = { ...world.tokens, ...(await createAdded(server, world)) };
  });
  afterAll(() => server.close());

  const turnOf = ({ id }: Call) => (id === 'invitations.accept' ? 2 : removing.has(id) ? 1 : 0);
  const ordered = [...allCalls].sort((a, b) => turnOf(a) - turnOf(b));
  it.each(chosenOf(ordered).map((call, turn) => [call.id, call, turn] as const))(
    'allows exactly the expected callers for %s',
    async (id, call, turn) => {
      for (const { caller, target, answer } of casesOf(call, turn)) {
        const sample = sampleOf(rows[target], id);
        expect(sample, `a sample input of ${id}`).toBeDefined();
        const { status, problem } = await server.call(call, {
          ...sample,
          token: caller === 'anonymous' ? undefined : tokens[caller],
        });
        const line = `${caller} on ${target} club: ${status} ${JSON.stringify(problem)}`;
        // A refusal that the call declares does not concern the caller's rights.
        const isOfCaller = [401, 403].includes(status) && !call.errors.some((type) => type === problem?.ErrorType);
        if (answer === 'allowed') expect(isOfCaller || status >= 500, line).toBe(false);
        else expect(status, line).toBe(answer);
      }
    },
  );

  const aboutUsers = allCalls.filter(({ access }) => access.who === 'user' && access.user.startsWith('params.'));
  it.each((atLength ? aboutUsers : chosenOf(aboutUsers)).map((call) => [call.id, call] as const))(
    'shows that %s does not reveal which users exist',
    async (id, call) => {
      const noId = 999_999_999;
      const sample = sampleOf(rows.own, id);
      const statusOf = async (userId: number, token: string) => {
        const field = call.access.who === 'user' ? call.access.user.slice('params.'.length) : '';
        return (await server.call(call, { ...sample, params: { ...sample?.params, [field]: userId }, token })).status;
      };
      expect([await statusOf(rows.own.athlete, world.tokens.stranger), await statusOf(noId, world.tokens.stranger)]).toEqual([
        403, 403,
      ]);
      const isOwnOnly = call.access.who === 'user' && call.access.staff.length === 0;
      expect(await statusOf(noId, world.tokens.admin)).toBe(isOwnOnly ? 403 : 404);
    },
  );
});
