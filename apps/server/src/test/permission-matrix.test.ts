import { allCalls } from '@clubpulse/contract/all-calls';
import type { Call } from '@clubpulse/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from './house.ts';
import { type ClubRows, createRows, removing, samples } from './samples.ts';
import { createWorld, type Person, people, type World } from './world.ts';

/**
 * Every call x every person x own and foreign club, through HTTP. What is expected is written down here a second time,
 * from spec 1 section 6, not taken from the rule under test.
 */
type Target = 'own' | 'foreign';
type Caller = Person | 'anonymous';

/** The roles each person has towards club A (own) and club B (foreign). */
const held: Record<Person, Record<Target, readonly string[]>> = {
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
};

function expected({ access }: Call, caller: Caller, target: Target): 'allowed' | 401 | 403 {
  if (access.who === 'public') return 'allowed';
  if (caller === 'anonymous') return 401;
  if (access.who === 'signedIn' || caller === 'admin') return 'allowed';
  const roles = held[caller][target];
  if (access.who === 'brand') return roles.includes('Owner') ? 'allowed' : 403;
  if (access.who === 'club') return access.roles.some((role) => roles.includes(role)) ? 'allowed' : 403;
  const herself = caller === (target === 'own' ? 'athleteA' : 'athleteB');
  return herself || access.staff.some((role) => roles.includes(role)) ? 'allowed' : 403;
}

describe('the permission matrix', () => {
  let house: TestHouse;
  let world: World;
  let rows: Record<Target, ClubRows>;
  beforeAll(async () => {
    house = await openHouse();
    world = await createWorld(house);
    rows = await createRows(house, world);
  });
  afterAll(() => house.close());

  const ordered = [...allCalls].sort((a, b) => Number(removing.has(a.id)) - Number(removing.has(b.id)));
  it.each(ordered.map((call) => [call.id, call] as const))('%s', async (id, call) => {
    // Those who are refused first, so that a removing call still finds its row.
    const callers: Caller[] = ['anonymous', ...people];
    const cases = callers.flatMap((caller) =>
      (['own', 'foreign'] as const).map((target) => ({ caller, target, answer: expected(call, caller, target) })),
    );
    cases.sort((a, b) => Number(a.answer === 'allowed') - Number(b.answer === 'allowed'));
    for (const { caller, target, answer } of cases) {
      const sample = samples(rows[target])[id];
      expect(sample, `a sample input of ${id}`).toBeDefined();
      const { status, problem } = await house.call(call, {
        ...sample,
        token: caller === 'anonymous' ? undefined : world.tokens[caller],
      });
      const said = `${caller} on ${target} club: ${status} ${JSON.stringify(problem)}`;
      if (answer === 'allowed') expect([401, 403].includes(status) || status >= 500, said).toBe(false);
      else expect(status, said).toBe(answer);
    }
  });
});
